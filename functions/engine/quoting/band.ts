import { leastLikelihood } from '#shared/domain/chat/shows-nearest.ts';
import type { ReadQuestion } from '../search/read-question.ts';
import { type Quote, weigh } from './choose-quotes.ts';

/** How far quotes answer: the first one does, one of them may, or none is likely to. */
export type Band = 'certain' | 'perhaps' | 'unlikely';

/** What is observed of the best quote; each from 0 to 1. */
export const bandFeatures = ['said', 'saidInHeadings', 'margin', 'showsAsked', 'unknown', 'telling'] as const;
export type BandFeatures = Readonly<Record<(typeof bandFeatures)[number], number>>;

/** Fitted by `node bench/answers/main.ts --fit`, which leaves one website out at a time; docs/quality.md has what they reach. */
export const bandWeights: BandFeatures & { bias: number } = {
  said: 2.93,
  saidInHeadings: 1.47,
  margin: 2.54,
  showsAsked: 0.87,
  unknown: -1.77,
  telling: 1.54,
  bias: -3.74,
};
const certainFrom = 0.85;

/** What a heading says counts nearly as much as the text below it. */
const headingShare = 0.8;
/** A question whose terms weigh this much is as telling as any. */
const mostWeight = 4;

/** Observes how well the best of the quotes fits the question. */
export function observeBand({ terms }: ReadQuestion, quotes: readonly Quote[]): BandFeatures {
  const total = weigh(
    terms,
    terms.map(() => 1),
  );
  const [best, second] = quotes;
  if (!best || total === 0)
    return { said: 0, saidInHeadings: 0, margin: 0, showsAsked: 0, unknown: 1, telling: 0 };
  const reached = best.said.map((said, at) => Math.max(said, headingShare * (best.saidInHeadings[at] ?? 0)));
  const unknown = terms.map(({ variants }, at) => (variants.length === 0 && !reached[at] ? 1 : 0));
  return {
    said: weigh(terms, reached) / total,
    saidInHeadings: weigh(terms, best.saidInHeadings) / total,
    margin: best.score > 0 ? (best.score - (second?.score ?? 0)) / best.score : 0,
    showsAsked: best.showsAsked ? 1 : 0,
    unknown: weigh(terms, unknown) / total,
    telling: Math.min(total, mostWeight) / mostWeight,
  };
}

/** The likelihood that the first quote is the answer, from 0 to 1. */
export function estimateLikelihood(features: BandFeatures): number {
  const sum = bandFeatures.reduce(
    (total, name) => total + features[name] * bandWeights[name],
    bandWeights.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

export function bandOf(likelihood: number): Band {
  if (likelihood >= certainFrom) return 'certain';
  return likelihood >= leastLikelihood ? 'perhaps' : 'unlikely';
}
