import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { joinSampleSchool, joinStack } from '#tests/support/stacks/join-stack.ts';
import { type SpawnedStack, spawnStack } from '#tests/support/stacks/spawn-stack.ts';
import type { TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { launchBrowser } from './browser.ts';
import { launchFirefox } from './firefox/launch-firefox.ts';
import { openVisitors } from './visitor-pages.ts';

/** The whole product on this machine, with a browser. */
export async function startStory(env: Record<string, string> = {}) {
  // The browser first, so that a failure leaves no stack running.
  const browser = await joinBrowser();
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-story-'));
  const stack = await spawnStack(dataDir, env);
  return tellStory({ browser, stack }, async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}
export type Story = Awaited<ReturnType<typeof startStory>>;

/**
 * A stack shared by all files of a test process, for stories that neither count customers or mails, need the first
 * superadmin, whom `district.e2e.ts` signs in, nor have own settings.
 */
export async function joinStory(): Promise<Story> {
  const stack = await joinStack();
  return tellStory({ browser: await joinBrowser(), stack }, async () => stack.leave());
}

/** A story on a stack of the test's own process, with which it ends. */
export async function tellStoryOf(stack: TestStack): Promise<Story> {
  return tellStory({ browser: await joinBrowser(), stack }, stack.stop);
}

/** The browser of all stories of a test process, each of which has its own visitors. It ends with the process. */
async function joinBrowser(): Promise<Browser> {
  sharedBrowser ??= process.env.STORY_BROWSER === 'firefox' ? launchFirefox() : launchBrowser();
  return sharedBrowser.catch((error: unknown) => {
    sharedBrowser = undefined;
    throw error;
  });
}
let sharedBrowser: Promise<Browser> | undefined;

/** A story on the shared stack, and the path of its sample school, for tests that only ask it. */
export async function joinSampleStory() {
  const story = await joinStory();
  const { conversionId, owner } = await joinSampleSchool();
  return { story, assistantPath: `/gptsite/${conversionId}`, owner };
}

type World = {
  browser: Browser;
  stack: Pick<SpawnedStack, 'url' | 'sampleSiteUrl' | 'smallSiteUrl' | 'superadmin'>;
};

function tellStory({ browser, stack }: World, end: () => Promise<void>) {
  const violations: string[] = [];
  const { openPage, openFreshPage, openLastingPage, close } = openVisitors(browser, stack.url, violations);
  let reader: Promise<Page> | undefined;
  return {
    /** A page of a new visitor. One that a test opens is taken back when it ends. */
    openPage,
    /** The same in a new browser, whose cache is empty. */
    openFreshPage,
    /**
     * The page of one visitor for all tests of a file that leave nothing in it: neither input nor handlers nor a size.
     * A new one takes three times the processor time.
     */
    async readPage(path: string): Promise<Page> {
      reader ??= openLastingPage('/nothing');
      const page = await reader;
      await page.goto(path);
      return page;
    },
    url: stack.url,
    sampleSiteUrl: stack.sampleSiteUrl,
    smallSiteUrl: stack.smallSiteUrl,
    superadmin: stack.superadmin,
    /** Stops everything. Throws when one of our pages violated its content security policy. */
    async stop() {
      await close();
      await end();
      const own = violations.filter((violation) => violation.includes(new URL(stack.url).port));
      if (own.length > 0)
        throw new Error(`Violations of a page’s own content security policy:\n${own.join('\n')}`);
    },
  };
}

/** Stops the clock of a page, or of the next one it opens: only `page.clock.runFor` moves it. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install({ time: 0 });
  // An installed clock alone would keep ticking.
  await clock.pauseAt(1000);
}

/** Advances time in small steps and lets the page render between them, because a render may set the next timer. */
export async function passTime({ clock }: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= timeStepMilliseconds) {
    await clock.runFor(Math.min(left, timeStepMilliseconds));
  }
}
const timeStepMilliseconds = 50;
