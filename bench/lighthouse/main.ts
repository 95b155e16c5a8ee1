import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brands } from '#shared/brands/index.ts';
import { spawnStack } from '#tests/support/stacks/spawn-stack.ts';
import { categories, openRater } from './open-rater.ts';

/** The minimum scores of every landing page. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Runs Lighthouse on every brand's landing page; fails when one misses a minimum. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-lighthouse-'));
  const stack = await spawnStack(dataDir);
  const rater = await openRater();
  try {
    const { port } = new URL(stack.url);
    for (const { name, paths } of Object.values(brands)) {
      const scores = await rater.rate(`http://${paths[0]}.localhost:${port}/`);
      console.log(`${name}: ${categories.map((category) => `${category} ${scores[category]}`).join(', ')}`);
      const missed = categories.filter((category) => scores[category] < goals[category]);
      if (missed.length === 0) continue;
      console.error(
        `  below the goal: ${missed.map((category) => `${category} ${goals[category]}`).join(', ')}`,
      );
      process.exitCode = 1;
    }
  } finally {
    rater.close();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
