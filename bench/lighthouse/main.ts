import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { spawnStack } from '#infra/local/testing/spawn-stack.ts';
import { brands } from '#shared/brands/index.ts';
import { requireChromium } from '../../web/e2e/browser.ts';
import { categories, ratePage } from './rate-page.ts';

/** Lighthouse on the landing page of every brand. */
async function main(): Promise<void> {
  const chromePath = requireChromium();
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-lighthouse-'));
  const stack = await spawnStack(dataDir);
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const { port } = new URL(stack.url);
    for (const { name, paths } of Object.values(brands)) {
      const scores = await ratePage(`http://${paths[0]}.localhost:${port}/`, chrome.port);
      console.log(`${name}: ${categories.map((category) => `${category} ${scores[category]}`).join(', ')}`);
    }
  } finally {
    chrome.kill();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
