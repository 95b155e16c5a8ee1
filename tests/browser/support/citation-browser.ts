import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { close, listen } from '#infra/local/listen.ts';
import { launchBrowser } from './browser.ts';

/** Chromium retries until the page has settled, and does not search later. */
const searchMilliseconds = 1500;

/** Opens pages of a folder as visitors who follow a citation do, without network access. */
export async function openCitationBrowser(folder: string) {
  const server = createServer(sirv(folder, { dev: true, dotfiles: true }));
  const origin = `http://127.0.0.1:${await listen(server)}/`;
  const browser = await launchBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.route('**/*', (route) =>
    route.request().url().startsWith(origin) ? route.continue() : route.abort(),
  );
  const page = await context.newPage();
  return {
    origin,
    /** The text that the browser marked and scrolled to; undefined when it found none. */
    async findCited(url: string): Promise<string | undefined> {
      // Chromium would only change the fragment on the same page, and not load it again.
      await page.goto('about:blank');
      await page.goto(url, { waitUntil: 'load' });
      return readTarget(page);
    },
    async stop() {
      await browser.close();
      await close(server);
    },
  };
}

/** Chromium makes the element around a text fragment the `:target` of the page. */
async function readTarget(page: Page): Promise<string | undefined> {
  const found = await page
    .waitForFunction(() => document.querySelector(':target')?.textContent ?? undefined, undefined, {
      timeout: searchMilliseconds,
    })
    .catch(() => undefined);
  return found?.jsonValue();
}
