import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { type ChildOutcome, runInChild } from '../../documents/sandbox/run-in-child.ts';
import type { Dialer, Resolver } from '../fetch/network.ts';
import type { DriveRequest } from './drive-browser.ts';
import { type GuardedProxy, openGuardedProxy } from './guarded-proxy.ts';
import { type PageRenderer, type RenderResult, renderResultSchema } from './page-renderer.ts';
import { renderLimits } from './render-limits.ts';
import type { BrowserProgram } from './start-browser.ts';

type RendererDeps = { resolve: Resolver; dial: Dialer; findBrowser(): Promise<BrowserProgram> };

/** Entry point of the process that drives a browser. */
const childEntry = new URL('./render-page-child.ts', import.meta.url);

/** The process closes its browser by itself at the limit; one that does not is killed so much later. */
const graceMs = 2000;

/**
 * Opens a renderer of pages. Each page gets a browser of its own, without anybody's cookies, whose only way out is a
 * proxy that dials public addresses. A process of its own drives it: what a page does to its driver ends that process.
 */
export function openPageRenderer({ resolve, dial, findBrowser }: RendererDeps): PageRenderer {
  return async (request, signal) => {
    // The first start in the cloud unpacks the browser, which takes half of a page's time.
    const program = await findBrowser();
    const startedAt = Date.now();
    const proxy = await openGuardedProxy({ resolve, dial, maxBytes: renderLimits.bytes });
    // Whoever is killed leaves it behind.
    const folder = await mkdtemp(join(tmpdir(), 'page-'));
    const message: DriveRequest = { request, program, proxyPort: proxy.port, folder };
    try {
      const outcome = await runInChild(childEntry, message, {
        timeoutSeconds: (renderLimits.totalMs + graceMs) / 1000,
        memoryBytes: renderLimits.driverBytes,
        signal,
        environment: describeEnvironment(),
      });
      return readOutcome(outcome, { startedAt, proxy });
    } finally {
      proxy.close();
      // A browser may still write for a moment after its driver was killed.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    }
  };
}

type Measured = { startedAt: number; proxy: GuardedProxy };

const replySchema = z.object({ result: renderResultSchema });

/** Why a process did not reply, in words for logs. */
const silences: Record<Exclude<ChildOutcome['kind'], 'reply'>, string> = {
  'timed-out': 'it took too long',
  'out-of-memory': 'it used too much memory',
  died: 'the page ended its browser',
};

function readOutcome(outcome: ChildOutcome, { startedAt, proxy }: Measured): RenderResult {
  const measured = { elapsedMs: Date.now() - startedAt, bytes: proxy.countBytes() };
  const reply = outcome.kind === 'reply' ? replySchema.safeParse(outcome.value).data : undefined;
  if (!reply)
    // Nobody knows any more how often it asked.
    return {
      kind: 'failed',
      reason: silences[outcome.kind === 'reply' ? 'died' : outcome.kind],
      spent: { ...measured, requests: renderLimits.requests },
    };
  const { result } = reply;
  return { ...result, spent: { ...measured, requests: result.spent.requests } };
}

/** Process and browser inherit only what they need to start; nothing else may a page get hold of. */
const inherited = ['PATH', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'NODE_COMPILE_CACHE'];

function describeEnvironment(): Record<string, string> {
  const given = inherited.flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value] as const] : [];
  });
  // In the cloud no other folder can be written to.
  return { ...Object.fromEntries(given), HOME: tmpdir(), TMPDIR: tmpdir() };
}
