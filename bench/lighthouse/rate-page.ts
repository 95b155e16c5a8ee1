import lighthouse from 'lighthouse';
import { medianOf } from '../percentile.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** From 0 to 100. */
export type Scores = Record<(typeof categories)[number], number>;

/** Lighthouse with its mobile preset in the Chromium that listens on the port: the median of several runs. */
export async function ratePage(url: string, port: number, runs = 3): Promise<Scores> {
  const scores: Scores[] = [];
  for (let run = 0; run < runs; run++) scores.push(await rateOnce(url, port));
  return mergeScores((category) => medianOf(scores.map((score) => score[category])));
}

async function rateOnce(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse could not open ${url}`);
  const rated = result.lhr.categories;
  return mergeScores((category) => Math.round((rated[category]?.score ?? 0) * 100));
}

function mergeScores(scoreOf: (category: keyof Scores) => number): Scores {
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
}
