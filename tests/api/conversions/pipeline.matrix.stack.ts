import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Client, createClient } from '#shared/client.ts';
import type { Progress } from '#shared/contract/conversions.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { runsInFull } from '#tests/support/sample.ts';
import { type SpawnedStack, spawnStack } from '#tests/support/stacks/spawn-stack.ts';

const website = 'http://sample-school.edgpt.ai/';
const folders: string[] = [];
const stacks: SpawnedStack[] = [];

afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gptsites-pipeline-'));
  folders.push(folder);
  return folder;
}

async function start(folder: string, env: Record<string, string> = {}) {
  const stack = await spawnStack(folder, env);
  stacks.push(stack);
  return { stack, client: createClient({ baseUrl: stack.url }) };
}

/** Converts a small website, kills the worker at these points, and checks that everything is done once. */
async function expectToCompleteOnce(
  { stack, client }: { stack: SpawnedStack; client: Client },
  killPointFile: string,
  { points, deaths }: { points: string[]; deaths: number },
): Promise<void> {
  writeFileSync(killPointFile, points.join('\n'));
  const { conversionId } = await client.signup.createTrial(
    describeTrial(`Killed ${points.join(' ')}`, stack.documentSiteUrl),
  );
  const readings = await followConversion(client, conversionId);
  // The last step's other work ends at the same time as the conversion completes.
  await expect.poll(() => existsSync(killPointFile)).toBe(false);
  const findDeaths = () => stack.lines.filter((line) => line.includes('The worker ended (SIGKILL)'));
  await expect.poll(findDeaths).toHaveLength(deaths);
  expect(readings.at(-1)).toMatchObject({ status: 'completed', progressPercentage: 100 });
  expectToRiseOnly(readings);
  const { sources } = readings.at(-1)?.progressDetails ?? { sources: [] };
  const addresses = sources.map(({ url }) => url);
  expect(addresses).toHaveLength(3);
  expect(new Set(addresses).size).toBe(addresses.length);
  await expect
    .poll(async () => Math.min(...(await countMails(stack, conversionId))))
    .toBeGreaterThanOrEqual(1);
  // A worker that dies while it mails may mail again: docs/decisions/001-work-survives-a-crash.md.
  expect(Math.max(...(await countMails(stack, conversionId)))).toBeLessThanOrEqual(1 + deaths);
}

/** Points at which the worker is killed, by step, besides those of `kill-points.ts`. */
const killPoints = {
  plan: ['finished'],
  crawl: ['leased', 'page', 'saved'],
  document: ['read', 'saved'],
  index: ['finished'],
  build: ['finished'],
  exam: ['leased', 'stored', 'finished'],
};

describe.runIf(runsInFull()).each(Object.entries(killPoints))(
  'a conversion in the step %s',
  (step, points) => {
    const folder = mkdtempSync(join(tmpdir(), 'gptsites-pipeline-'));
    const killPointFile = join(folder, 'kill-at');
    let stack: SpawnedStack;
    let client: Client;
    // The supervisor waits longer after each death, so each step has a stack of its own.
    beforeAll(async () => {
      stack = await spawnStack(folder, { KILL_POINT_FILE: killPointFile });
      client = createClient({ baseUrl: stack.url });
    });
    afterAll(async () => {
      await stack?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test.each(points)('completes once although the worker is killed at %s', async (point) => {
      const deaths = points.indexOf(point) + 1;
      await expectToCompleteOnce({ stack, client }, killPointFile, { points: [`${step}:${point}`], deaths });
    });
  },
);

/** One point per step, during a write where there is one, for a run that is not full. */
const sampledPoints = [
  ['plan:saved', 'crawl:page', 'document:read', 'index:stored'],
  ['build:described', 'exam:sat', 'publish:saved'],
];

describe('a conversion whose worker is killed once in each of several steps', () => {
  test.each(sampledPoints.map((points) => ({ points })))('completes once: $points', async ({ points }) => {
    const folder = makeFolder();
    const killPointFile = join(folder, 'kill-at');
    const started = await start(folder, { KILL_POINT_FILE: killPointFile });
    await expectToCompleteOnce(started, killPointFile, { points, deaths: points.length });
  });
});

describe('a conversion', () => {
  test.runIf(runsInFull())(
    'reads every page although its worker is killed several times at several points',
    async () => {
      const folder = makeFolder();
      const killPointFile = join(folder, 'kill-at');
      const { client } = await start(folder, { KILL_POINT_FILE: killPointFile });
      const convert = async (name: string) => {
        const { conversionId } = await client.signup.createTrial(describeTrial(name, website));
        const last = (await followConversion(client, conversionId, 150_000)).at(-1);
        expect(last).toMatchObject({ status: 'completed', notes: [] });
        const { sources, pagesRead } = last?.progressDetails ?? { sources: [], pagesRead: 0 };
        return {
          pagesRead,
          sources: sources.map(({ url, status, reason }) => ({ url, status, reason })).toSorted(byAddress),
        };
      };
      const undisturbed = await convert('Left Alone');
      expect(undisturbed.pagesRead).toBeGreaterThan(10);
      const kills = ['crawl:page', 'crawl:page', 'crawl:page', 'crawl:page', 'crawl:stored'];
      writeFileSync(killPointFile, kills.join('\n'));
      expect(await convert('Killed Again')).toEqual(undisturbed);
      expect(existsSync(killPointFile)).toBe(false);
    },
  );

  test('survives, with its assistant and a message being left there, when the whole stack is killed and restarted', async () => {
    const folder = makeFolder();
    const before = await start(folder);
    const website = before.stack.smallSiteUrl;
    const { conversionId } = await before.client.signup.createTrial(describeTrial('Power Cut', website));
    await before.stack.kill();
    const after = await start(folder);
    const readings = await followConversion(after.client, conversionId);
    expect(readings.at(-1)).toMatchObject({ status: 'completed' });
    const visitor = { conversionId, platform: 'edgpt', sessionId: 'patient' };
    await after.client.chat.sendMessage({ ...visitor, message: 'Do you sell saddles?' });
    await after.client.chat.sendMessage({ ...visitor, message: 'Ask a person', handoff: 'start' });
    await after.stack.stop();
    const { client } = await start(folder);
    const reply = await client.chat.sendMessage({ ...visitor, message: 'Ana Núñez' });
    expect(reply.handoff?.state).toBe('asking-contact');
    const answer = await client.chat.sendMessage({ message: 'What are the office hours?', conversionId });
    expect(answer.outcome).toBe('answered');
    expect(answer.sources[0]?.url).toContain(website);
  });
});

describe('two stacks', () => {
  test('run side by side on different ports and folders, share no folder, and stop cleanly', async () => {
    const folder = makeFolder();
    const [one, two] = await Promise.all([start(folder), start(makeFolder())]);
    await expect(spawnStack(folder), 'names the process that uses the folder').rejects.toThrow(
      /in use by process \d+/,
    );
    const signUp = ({ stack, client }: typeof one) =>
      client.signup.createTrial(describeTrial('Twin', stack.smallSiteUrl));
    const [first, second] = await Promise.all([signUp(one), signUp(two)]);
    await Promise.all([
      followConversion(one.client, first.conversionId),
      followConversion(two.client, second.conversionId),
    ]);
    await expect(
      one.client.conversions.getProgress({ conversionId: second.conversionId }),
    ).rejects.toMatchObject({
      code: 'CONVERSION_NOT_FOUND',
    });
    expect(await one.stack.stop()).toBe(0);
    await expect(fetch(one.stack.url)).rejects.toThrow();
    expect(await two.client.system.getStatus({})).toMatchObject({ api: 'operational' });
  });
});

function byAddress(one: { url?: string | undefined }, other: { url?: string | undefined }): number {
  return (one.url ?? '').localeCompare(other.url ?? '');
}

function expectToRiseOnly(readings: Progress[]): void {
  const marks = readings.map(({ progressPercentage, completedSteps }) => ({
    progressPercentage,
    completedSteps,
  }));
  for (const [index, mark] of marks.entries()) {
    const previous = marks[index - 1] ?? mark;
    expect(mark.progressPercentage).toBeGreaterThanOrEqual(previous.progressPercentage);
    expect(mark.completedSteps).toBeGreaterThanOrEqual(previous.completedSteps);
  }
}

async function countMails(stack: SpawnedStack, conversionId: string): Promise<number[]> {
  const response = await fetch(`${stack.url}/_local/outbox`);
  const { mails }: { mails: { id: string }[] } = await response.json();
  return ['welcome', 'ready'].map(
    (kind) => mails.filter(({ id }) => id === `${kind}-${conversionId}`).length,
  );
}
