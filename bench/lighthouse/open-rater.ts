import { requireChromium } from '#tests/browser/support/browser.ts';
import { importPeer } from '../import-peer.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** From 0 to 100. */
export type Scores = Record<(typeof categories)[number], number>;

/** Lighthouse with its own browser. */
export type Rater = { rate(url: string): Promise<Scores>; close(): void };
export type StartRater = (options: { chromePath: string; chromeFlags: string[] }) => Promise<Rater>;

export async function openRater(flags: readonly string[] = []): Promise<Rater> {
  const peer: { startRater: StartRater } = await importPeer('lighthouse/start-rater');
  const chromeFlags = ['--headless=new', '--no-sandbox', ...flags];
  return await peer.startRater({ chromePath: await requireChromium(), chromeFlags });
}
