import type { FoundEvidence } from './find-evidence.ts';

/**
 * A sentence that may be shown: the model's own, or the page's words instead (`quoted`). It may be unclear whether
 * these answer the question (`loose`, or `foreign` if in another language).
 */
export type KeptSentence = {
  text: string;
  evidence: FoundEvidence[];
  form: 'said' | 'quoted' | 'loose' | 'foreign';
};

/** What is known of a sentence that a model says, while its sources come in and are checked. */
export type Sentence = {
  text: string;
  /** It gives the answer. */
  isFirst: boolean;
  sourceCount: number;
  evidence: FoundEvidence[];
  /** What a checker said of it with the sources it had then; `undefined` where nobody could be asked. */
  verdicts: (boolean | undefined)[];
  pending: Set<Promise<void>>;
  isComplete: boolean;
  /** Undefined while it is open. */
  end: KeptSentence | 'dropped' | undefined;
};

/** A sentence without sources. */
export function openSentence(text: string, isFirst: boolean): Sentence {
  const unknown = { verdicts: [], pending: new Set<Promise<void>>(), isComplete: false, end: undefined };
  return { text, isFirst, sourceCount: 0, evidence: [], ...unknown };
}

/** The kept ones in order, up to the first that is still open. */
export function listKept(heard: readonly Sentence[]): KeptSentence[] {
  const open = heard.findIndex(({ end }) => end === undefined);
  const settled = open < 0 ? heard : heard.slice(0, open);
  const byText = new Map<string, KeptSentence>();
  for (const { end } of settled)
    if (typeof end === 'object' && !byText.has(end.text)) byText.set(end.text, end);
  return [...byText.values()];
}

/** How many sentences a checker confirmed and refused, and how many it left open. */
export type CheckCounts = { confirmed: number; refused: number; unanswered: number };

export function countChecks(heard: readonly Sentence[]): CheckCounts {
  const asked = heard.filter(({ verdicts, pending }) => verdicts.length + pending.size > 0);
  const confirmed = asked.filter(({ verdicts }) => verdicts.includes(true)).length;
  const refused = asked.filter(({ verdicts }) => verdicts.includes(false) && !verdicts.includes(true)).length;
  return { confirmed, refused, unanswered: asked.length - confirmed - refused };
}
