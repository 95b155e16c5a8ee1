import { execFileSync } from 'node:child_process';
import { openPageRenderer } from '#functions/engine/crawl/render/open-page-renderer.ts';
import { findBrowser } from '#infra/local/find-chromium.ts';
import { type Answer, openSite } from '../worlds/crawl-fixture.ts';

/** The browser of this machine; tests are left out where there is none. */
export const browser = await findBrowser();
const program = browser ?? { executablePath: '', isSandboxed: true };

/** A page whose script writes its text. */
export const shell = (script: string) =>
  `<!doctype html><html lang="en"><head><title>School</title></head><body><div id="root"></div><script>${script}</script></body></html>`;
export const long =
  'The office of the school is open from eight to four, and visitors ring the bell at the green gate. ';

/** Chromium ignores it; it tells the browsers of this test from others of the machine. */
export const mark = `--started-by-test-${process.pid}`;
export const findMarked = async () => ({ ...program, flags: [mark] });

/** Browsers that this test has started and that still run. */
export function countBrowsers(): number {
  const lines = execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(mark)).length;
}

/** A site as www.site.org, and what shows its pages. */
export async function openWorld(answers: Record<string, Answer>) {
  const { site, world } = await openSite(answers);
  const render = browser && openPageRenderer({ ...world, findBrowser: findMarked });
  return { site, world: { ...world, now: Date.now, render }, render };
}
