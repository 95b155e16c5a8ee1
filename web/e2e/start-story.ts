import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { spawnStack } from '#infra/local/testing/spawn-stack.ts';
import { launchBrowser } from './browser.ts';

/** The whole product on this machine and a browser to use it with. */
export async function startStory() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-story-'));
  const stack = await spawnStack(dataDir);
  const browser = await launchBrowser();
  return {
    url: stack.url,
    sampleSiteUrl: stack.sampleSiteUrl,
    /** A page of a new visitor. Animations are off, so that nothing has to be waited for but what happens. */
    async openPage(path: string, options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ baseURL: stack.url, reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    async stop() {
      await browser.close();
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type Story = Awaited<ReturnType<typeof startStory>>;
