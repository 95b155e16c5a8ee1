import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { spawnStack } from '#tests/support/spawn-stack.ts';
import { patienceMilliseconds } from '../../../checks/patience.ts';
import { launchBrowser } from './browser.ts';
import { watchPolicy } from './watch-policy.ts';

/** The whole product on this machine and a browser to use it with. */
export async function startStory(env: Record<string, string> = {}) {
  // Before the stack: where no browser starts, a story would leave its stack running behind it.
  const browser = await launchBrowser();
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-story-'));
  const stack = await spawnStack(dataDir, env).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  const violations: string[] = [];
  return {
    url: stack.url,
    sampleSiteUrl: stack.sampleSiteUrl,
    smallSiteUrl: stack.smallSiteUrl,
    superadmin: stack.superadmin,
    /** A page of a new visitor. Animations are off, so that nothing has to be waited for but what happens. */
    async openPage(path: string, options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ baseURL: stack.url, reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(patienceMilliseconds);
      await watchPolicy(context, violations);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    /** Stops everything. Throws when one of our pages violated its own content security policy. */
    async stop() {
      await browser.close();
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
      const own = violations.filter((violation) => violation.includes(new URL(stack.url).port));
      if (own.length > 0)
        throw new Error(`Violations of a page’s own content security policy:\n${own.join('\n')}`);
    },
  };
}
export type Story = Awaited<ReturnType<typeof startStory>>;

/** Stops the clock of a page, or of the one it opens next: from then on time passes by `page.clock.runFor` alone. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install({ time: 0 });
  // Installed alone, it would go on ticking.
  await clock.pauseAt(1000);
}

/** Lets time pass in small steps, between which the page draws itself: a timer may be set by what an earlier one drew. */
export async function passTime({ clock }: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= timeStepMilliseconds) {
    await clock.runFor(Math.min(left, timeStepMilliseconds));
  }
}
const timeStepMilliseconds = 50;
