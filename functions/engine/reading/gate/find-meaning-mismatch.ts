import type { Language } from '#functions/engine/language/languages.ts';
import type { Evidence } from '../evidence.ts';
import { countLimits, countNegations } from './polarity.ts';
import { readMentions } from './read-mentions.ts';
import { splitSegments } from './split-segments.ts';
import { measureSupport } from './support.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

type Segment = {
  text: string;
  language: Language;
  vocabulary: Vocabulary;
  values: ReadonlySet<string>;
  isNegated: boolean;
  isLimiting: boolean;
  /** "Not only", "not free": negates a limiting word. */
  isDouble: boolean;
};

/** How a sentence changes the meaning of its evidence despite the same words. */
export function findMeaningMismatch(
  sentence: string,
  language: Language,
  evidence: readonly Evidence[],
): 'negation' | undefined {
  const said = evidence.flatMap(({ surroundings, language: own }) =>
    splitSegments(surroundings).map((text) => readSegment(text, own)),
  );
  // A negation can apply to a whole list.
  const whole = evidence.flatMap(({ surroundings, language: own }) =>
    surroundings.split(/[.;!?]\s/).map((text) => readSegment(text, own)),
  );
  const claimed = splitSegments(sentence.replace(/^\p{L}+[,.]\s/u, '')).map((text) =>
    readSegment(text, language),
  );
  const limitsSaid = evidence.reduce((sum, one) => sum + countLimits(one.surroundings, one.language), 0);
  // "No … nada" and "ne … ni … ni" negate a clause once.
  const denials = Math.min(claimed.filter((one) => one.isNegated).length, countNegations(sentence, language));
  if (denials > limitsSaid) return 'negation';
  if (
    said.some((one) => one.isNegated) &&
    !claimed.some((one) => one.isLimiting) &&
    said.filter((one) => one.isNegated).length > said.length / 2
  )
    return 'negation';
  const isTurned = claimed.some((segment, place) => {
    const near = findNearest(segment, segment.isNegated ? whole : said);
    if (near.length === 0) return false;
    return segment.isNegated
      ? near.every((one) => !one.isLimiting || (segment.isDouble && !one.isNegated)) ||
          isDeniedAlone(segment, said)
      : !isBesideNegated(claimed, place) && !segment.isLimiting && near.every((one) => one.isNegated);
  });
  if (isTurned) return 'negation';
  const vocabulary = readVocabulary([{ text: sentence, language }]);
  const isDenialLost =
    countLimits(sentence.replace(/^\p{L}+[,.]\s/u, ''), language) === 0 &&
    said.some((one) => one.isNegated && isCovered(one, vocabulary));
  return isDenialLost ? 'negation' : undefined;
}

/** This many shared words and values clearly identify the matching part of the evidence. */
const clearMatchCount = 3;

/** Whether a part negates what its evidence says, and no other part that matches it is negative too. */
function isDeniedAlone(segment: Segment, said: readonly Segment[]): boolean {
  const rated = said.map((one) => ({ one, shared: countShared(segment, one) }));
  const most = Math.max(0, ...rated.map(({ shared }) => shared));
  return (
    most >= clearMatchCount &&
    rated.every(({ one, shared }, place) => {
      const isBeside = [rated[place - 1], rated[place + 1]].some((other) => other?.shared === most);
      const isMeant = shared >= most / 2 || (isBeside && shared > 0);
      return !isMeant || !one.isLimiting;
    })
  );
}

/** Whether a sentence contains nearly everything a part says. */
function isCovered({ text, language }: Segment, sentence: Vocabulary): boolean {
  const { found, missing } = measureSupport(text, language, sentence);
  return found.length > 1 && found.length > 2 * missing.length;
}

/** A negation may come from the clause before or after. */
function isBesideNegated(claimed: readonly Segment[], place: number): boolean {
  return claimed.some((one, other) => one.isNegated && Math.abs(other - place) < 2);
}

function readSegment(text: string, language: Language): Segment {
  const negations = countNegations(text, language);
  const limits = countLimits(text, language);
  return {
    text,
    language,
    vocabulary: readVocabulary([{ text, language }]),
    values: new Set(readMentions(text).flatMap(({ readings }) => readings)),
    isNegated: negations > 0,
    isLimiting: limits > 0,
    isDouble: negations > 0 && limits > negations,
  };
}

/** The parts of the evidence with the most words and values in common with a part; none if they share nothing. */
function findNearest(segment: Segment, said: readonly Segment[]): Segment[] {
  const rated = said.map((one) => ({ one, shared: countShared(segment, one) }));
  const most = Math.max(0, ...rated.map(({ shared }) => shared));
  return most < 1 ? [] : rated.filter(({ shared }) => shared === most).map(({ one }) => one);
}

function countShared({ text, language }: Segment, { vocabulary, values }: Segment): number {
  const shown = readMentions(text).filter(({ readings }) => readings.some((value) => values.has(value)));
  return measureSupport(text, language, vocabulary).found.length + shown.length;
}
