import { createHash, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, type TestContext, test } from 'vitest';
import type { Progress } from '#shared/contract/conversions.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { uploadDocument } from '#tests/support/callers/upload-document.ts';
import { runsInFull } from '#tests/support/sample.ts';
import { type KilledSource, type KillPoint, killPoints } from './kill-points.ts';
import { startKillSites } from './kill-sites.ts';
import { findBackwardReads, type KilledWorld, openKilledWorld } from './killed-world.ts';

/** Within this time interrupted work has to be done. */
const resumeMs = 120_000;
const roundCount = 5;
/** The supervisor waits longer after each death, so that few share a stack. */
const runsPerRound = 4;
const seed = Number(process.env.SEED ?? randomInt(1_000_000));
const rounds = Array.from({ length: roundCount }, (_, round) => round);

type Reference = { hash: string; sources: unknown; milliseconds: number };
let sites: Awaited<ReturnType<typeof startKillSites>>;
const references = new Map<KilledSource, Reference>();

describe.runIf(runsInFull())('nothing is lost or done twice, and progress never goes back', () => {
  beforeAll(async () => {
    sites = await startKillSites();
    const world = await openKilledWorld(sites.crawlerHosts);
    for (const point of killPoints) {
      if (references.has(point.source)) continue;
      const begun = Date.now();
      const { conversionId } = await submit(world, point, `Undisturbed ${point.source}`);
      const last = (await followConversion(world.client(), conversionId)).at(-1);
      references.set(point.source, {
        hash: await world.hashKnowledge(conversionId),
        sources: listSources(last),
        milliseconds: Date.now() - begun,
      });
    }
    await world.close();
  });
  afterAll(() => sites?.stop());

  for (const point of killPoints) {
    // A second try would hide what is lost once in twenty runs.
    test.concurrent.for(rounds)(
      `although a process is killed when ${point.when} (${point.id}, seed ${seed}, round %i)`,
      { retry: 0 },
      async (round, context) => {
        const world = await openKilledWorld(sites.crawlerHosts);
        try {
          await surviveKills(world, point, round, context);
        } finally {
          await world.close();
        }
      },
    );
  }
});

async function surviveKills(
  world: KilledWorld,
  point: KillPoint,
  round: number,
  context: TestContext,
): Promise<void> {
  const { expect } = context;
  const conversionIds: string[] = [];
  for (let run = round * runsPerRound; run < (round + 1) * runsPerRound; run++)
    conversionIds.push(await surviveKill(world, point, run, context));
  // When later work is done, so is all that the last death left.
  const { conversionId } = await submit(world, point, `After ${point.id}`);
  await followConversion(world.client(), conversionId, resumeMs);
  await expect.poll(() => world.countMails(conversionId)).toEqual({ welcome: 1, ready: 1 });
  for (const killed of conversionIds) await expectMails(world, point, killed, context);
  expect(world.listConversions().toSorted()).toEqual([...conversionIds, conversionId].toSorted());
}

async function surviveKill(
  world: KilledWorld,
  point: KillPoint,
  run: number,
  { expect }: TestContext,
): Promise<string> {
  const reference = references.get(point.source);
  if (!reference) throw new Error(`No undisturbed run of ${point.source}`);
  const label = `${point.id} run ${run} seed ${seed}`;
  const deathsBefore = world.countWorkerDeaths();
  const begun = Date.now();
  if (point.lines.length) world.arm(point.lines);
  const { conversionId, email, password } = await submit(world, point, `Killed ${point.id} ${run}`);
  if (!point.lines.length) void wait(chance(run) * reference.milliseconds).then(() => world.killWorker());
  const readings = await followConversion(world.client(), conversionId, resumeMs);
  expect(Date.now() - begun, label).toBeLessThan(resumeMs);
  expect(readings.at(-1), `${label}: ${readings.at(-1)?.errorMessage}`).toMatchObject({
    status: 'completed',
    progressPercentage: 100,
  });
  expect(findBackwardReads(readings), label).toEqual([]);
  expect(listSources(readings.at(-1)), label).toEqual(reference.sources);
  expect(await world.hashKnowledge(conversionId), label).toBe(reference.hash);
  await expect.poll(() => world.isArmed(), { message: label }).toBe(false);
  if (point.process === 'worker')
    await expect.poll(() => world.countWorkerDeaths(), { message: label }).toBe(deathsBefore + 1);
  await world.insist(() => openAgent(world.stack().url).signIn(email, password));
  return conversionId;
}

/** The provider knows no key for a repeated mail, so the one mail that its worker was sending may come again. */
async function expectMails(
  world: KilledWorld,
  { id, maySendMail }: KillPoint,
  conversionId: string,
  { expect, annotate }: TestContext,
): Promise<void> {
  const mails = await world.countMails(conversionId);
  const { welcome = 0, ready = 0 } = mails;
  const label = `${id}: ${JSON.stringify(mails)}`;
  expect(Math.min(welcome, ready), label).toBe(1);
  expect(Math.max(welcome, ready), label).toBeLessThanOrEqual(maySendMail ? 2 : 1);
  if (welcome + ready > 2) await annotate(`${label}: a mail in flight came twice`);
}

/** Signs up like a visitor who tries again when the page shows an error. */
async function submit(world: KilledWorld, { source }: KillPoint, name: string) {
  const hasUpload = source === 'upload';
  const upload = async () => ({
    url: await uploadDocument(world.stack().url, 'fees.txt', 'Tuition is $120 a month. Lunch is $3 a day.'),
  });
  const trial = describeTrial(name, hasUpload ? '' : findWebsite(world, source));
  const { email, password } = trial.adminContact;
  const uploaded = hasUpload && {
    sourceType: 'no-website',
    uploadedDocuments: [await world.insist(upload)],
  };
  const { conversionId } = await world.insist(() =>
    world.client().signup.createTrial({
      ...{ ...trial, ...uploaded, idempotencyKey: name },
      // Part of the knowledge, which is compared.
      schoolInfo: { ...trial.schoolInfo, name: 'Killed School' },
    }),
  );
  return { conversionId, email: email ?? '', password: password ?? '' };
}

function findWebsite(world: KilledWorld, source: Exclude<KilledSource, 'upload'>): string {
  return source === 'small' ? world.stack().documentSiteUrl : sites[source];
}

function listSources(progress: Progress | undefined) {
  const { sources } = progress?.progressDetails ?? { sources: [] };
  return sources.map(({ url, title, status }) => ({ url, title, status }));
}

/** From 0 to 1, the same for a seed and a run. */
function chance(run: number): number {
  return createHash('sha256').update(`${seed}/${run}`).digest().readUInt32BE() / 2 ** 32;
}
