import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '#shared/client.ts';
import type { Progress } from '#shared/contract/conversions.ts';
import { type SpawnedStack, spawnStack } from './testing/spawn-stack.ts';
import { describeTrial, followConversion } from './testing/trial.ts';

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

/** Points of the work at which a worker has died: before, within and after what each step stores. */
const killPoints = [
  'plan:leased',
  'plan:saved',
  'plan:finished',
  'crawl:leased',
  'crawl:page',
  'crawl:stored',
  'crawl:saved',
  'crawl:finished',
  'document:read',
  'document:saved',
  'index:stored',
  'index:finished',
  'build:described',
  'build:finished',
  'exam:leased',
  'exam:sat',
  'exam:stored',
  'exam:finished',
  'publish:begun',
  'publish:saved',
  'publish:finished',
];

describe('a conversion', () => {
  test.each(killPoints)('completes once although the worker is killed at %s', async (killAt) => {
    const { stack, client } = await start(makeFolder(), { KILL_AT: killAt });
    const { conversionId } = await client.signup.createTrial(describeTrial(`Killed ${killAt}`, website));
    const readings = await followConversion(client, conversionId);
    // What ends with the last step ends beside the news that it is done.
    await vi.waitFor(() => expect(stack.lines.join('\n')).toContain('The worker ended (SIGKILL)'), {
      timeout: 10_000,
    });
    expect(readings.at(-1)).toMatchObject({ status: 'completed', progressPercentage: 100 });
    expectToRiseOnly(readings);
    const { sources } = readings.at(-1)?.progressDetails ?? { sources: [] };
    const addresses = sources.map(({ url }) => url);
    expect(new Set(addresses).size).toBe(addresses.length);
    await expect
      .poll(() => countMails(stack, conversionId), { timeout: 20_000 })
      .toEqual({ welcome: 1, ready: 1 });
  });

  test('is still there, with its assistant, after the whole stack was killed and started again', async () => {
    const folder = makeFolder();
    const before = await start(folder);
    const { conversionId } = await before.client.signup.createTrial(describeTrial('Power Cut', website));
    await before.stack.kill();
    const after = await start(folder);
    const readings = await followConversion(after.client, conversionId);
    expect(readings.at(-1)).toMatchObject({ status: 'completed' });
    await after.stack.stop();
    const { client } = await start(folder);
    const answer = await client.chat.sendMessage({ message: 'What are the office hours?', conversionId });
    expect(answer.outcome).toBe('answered');
    expect(answer.sources[0]?.url).toContain(website);
  });

  test('fails with a reason that says what to do when the website does not exist', async () => {
    const { client } = await start(makeFolder());
    const trial = describeTrial('Typo', 'http://sample-school.invalid-name.edgpt.ai.invalid/');
    const { conversionId } = await client.signup.createTrial(trial);
    const last = (await followConversion(client, conversionId)).at(-1);
    expect(last?.status).toBe('failed');
    expect(last?.errorMessage).toMatch(/address|website/i);
  });
});

describe('two stacks', () => {
  test('side by side on different ports and folders do not disturb each other', async () => {
    const [one, two] = await Promise.all([start(makeFolder()), start(makeFolder())]);
    const trial = describeTrial('Twin', website);
    const [first, second] = await Promise.all([
      one.client.signup.createTrial(trial),
      two.client.signup.createTrial(trial),
    ]);
    await Promise.all([
      followConversion(one.client, first.conversionId),
      followConversion(two.client, second.conversionId),
    ]);
    await expect(
      one.client.conversions.getProgress({ conversionId: second.conversionId }),
    ).rejects.toMatchObject({
      code: 'CONVERSION_NOT_FOUND',
    });
  });

  test('in the same folder are refused, saying who uses it', async () => {
    const folder = makeFolder();
    await start(folder);
    await expect(spawnStack(folder)).rejects.toThrow(/in use by process \d+/);
  });

  test('stop cleanly', async () => {
    const { stack } = await start(makeFolder());
    expect(await stack.stop()).toBe(0);
    await expect(fetch(stack.url)).rejects.toThrow();
  });
});

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

async function countMails(stack: SpawnedStack, conversionId: string): Promise<Record<string, number>> {
  const response = await fetch(`${stack.url}/_local/outbox`);
  const { mails }: { mails: { id: string }[] } = await response.json();
  const count = (kind: string) => mails.filter(({ id }) => id === `${kind}-${conversionId}`).length;
  return { welcome: count('welcome'), ready: count('ready') };
}
