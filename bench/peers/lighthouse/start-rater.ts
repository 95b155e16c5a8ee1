import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { categories, type Scores, type StartRater } from '../../lighthouse/open-rater.ts';
import { medianOf } from '../../percentile.ts';

export const startRater: StartRater = async (options) => {
  const chrome = await launch(options);
  return { rate: (url) => ratePage(url, chrome.port), close: () => chrome.kill() };
};

/** Lighthouse's mobile preset in the Chromium that listens on the port: the median of several runs. */
async function ratePage(url: string, port: number, runs = 3): Promise<Scores> {
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
