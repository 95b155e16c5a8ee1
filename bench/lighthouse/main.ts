import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { spawnStack } from '#infra/local/testing/spawn-stack.ts';
import { brands } from '#shared/brands/index.ts';
import { findChromium } from '../../web/e2e/find-chromium.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = 3;

/** Lighthouse with its mobile preset on the landing page of every brand: the median of three runs. */
async function main(): Promise<void> {
  const chromePath = findChromium(chromium.executablePath());
  if (!chromePath) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.');
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-lighthouse-'));
  const stack = await spawnStack(dataDir);
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const { port } = new URL(stack.url);
    for (const { name, paths } of Object.values(brands)) {
      const url = `http://${paths[0]}.localhost:${port}/`;
      const scores: Record<string, number>[] = [];
      for (let run = 0; run < runs; run++) scores.push(await rate(url, chrome.port));
      const medians = categories.map(
        (category) => `${category} ${medianOf(scores.map((score) => score[category] ?? 0))}`,
      );
      console.log(`${name}: ${medians.join(', ')}`);
    }
  } finally {
    chrome.kill();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Scores from 0 to 100. */
async function rate(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse could not open ${url}`);
  return Object.fromEntries(
    Object.values(result.lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  );
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

await main();
