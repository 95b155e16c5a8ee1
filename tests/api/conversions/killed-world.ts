import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  parseKnowledge,
  serializeKnowledge,
} from '#functions/engine/knowledge/artifact/serialize-knowledge.ts';
import { type Client, createClient } from '#shared/client.ts';
import type { Progress } from '#shared/contract/conversions.ts';
import { AppError } from '#shared/errors.ts';
import { listDescendants } from '#tests/support/stacks/list-processes.ts';
import { type SpawnedStack, spawnStack } from '#tests/support/stacks/spawn-stack.ts';

const objectEnding = '._S3rver_object';
const visitorPauseMs = 1000;
const mostTries = 5;

/** A stack in its own process that is started again, with the same data, whenever it was killed. */
export async function openKilledWorld(crawlerHosts: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gptsites-killed-'));
  const killPointFile = join(folder, 'kill-at');
  const start = () => spawnStack(folder, { KILL_POINT_FILE: killPointFile, CRAWLER_HOSTS: crawlerHosts });
  let stack = await start();
  const isRunning = () => listDescendants(process.pid).some(({ pid }) => pid === stack.pid);
  const conversionsFolder = join(folder, 'objects/gptsites/conversions');
  return {
    stack: (): SpawnedStack => stack,
    client: (): Client => createClient({ baseUrl: stack.url }),
    arm: (lines: string[]) => writeFileSync(killPointFile, lines.join('\n')),
    isArmed: () => existsSync(killPointFile),
    countWorkerDeaths: () => stack.lines.filter((line) => line.includes('The worker ended (SIGKILL)')).length,
    killWorker() {
      const worker = listDescendants(stack.pid ?? 0).find(({ command }) =>
        command.includes('worker-process.ts'),
      );
      if (!worker) throw new Error('No worker runs');
      process.kill(worker.pid, 'SIGKILL');
    },
    /** Repeats a call like a visitor who sees an error page, and starts the stack again if it was killed. */
    async insist<Result>(call: () => Promise<Result>): Promise<Result> {
      for (let tries = 1; ; tries++) {
        try {
          return await call();
        } catch (error) {
          const isBusy = error instanceof AppError && error.code === 'UNAVAILABLE';
          if (tries === mostTries || (error instanceof AppError && !isBusy)) throw error;
          await wait(visitorPauseMs);
          if (!isRunning()) stack = await start();
        }
      }
    },
    listConversions: () => readdirSync(conversionsFolder),
    /** The hash of the only stored knowledge, without times and the random ids of uploads. */
    async hashKnowledge(conversionId: string): Promise<string> {
      const knowledgeFolder = join(conversionsFolder, conversionId, 'knowledge');
      const [name, ...others] = readdirSync(knowledgeFolder).filter((file) => file.endsWith(objectEnding));
      if (!name || others.length) throw new Error(`Not one knowledge but ${name ? others.length + 1 : 0}`);
      const knowledge = await parseKnowledge(readFileSync(join(knowledgeFolder, name)));
      const sources = knowledge.sources.map((source) => ({
        ...{ ...source, readAt: '' },
        ...(source.url === null && { id: '' }),
      }));
      const timeless = serializeKnowledge({ ...knowledge, sources, builtAt: '' });
      return createHash('sha256').update(timeless).digest('hex');
    },
    /** How many mails of each kind were sent about a conversion. */
    async countMails(conversionId: string): Promise<Record<string, number>> {
      const { mails }: { mails: { id: string }[] } = await (await fetch(`${stack.url}/_local/outbox`)).json();
      const count = (kind: string) => mails.filter(({ id }) => id === `${kind}-${conversionId}`).length;
      return { welcome: count('welcome'), ready: count('ready') };
    },
    async close() {
      await stack.stop().finally(() => rmSync(folder, { recursive: true, force: true }));
    },
  };
}
export type KilledWorld = Awaited<ReturnType<typeof openKilledWorld>>;

/** The steps by which progress went back, which nobody may see. */
export function findBackwardReads(readings: Progress[]): string[] {
  const orderOf = ({ status, progressPercentage, completedSteps }: Progress) => [
    status === 'processing' ? 0 : 1,
    progressPercentage,
    completedSteps,
  ];
  return readings.flatMap((reading, index) => {
    const [before, after] = [orderOf(readings[index - 1] ?? reading), orderOf(reading)];
    return after.some((value, part) => value < (before[part] ?? 0)) ? [`${before} to ${after}`] : [];
  });
}
