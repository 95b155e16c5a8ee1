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
};

/** How a sentence says something else than its evidence although the words are the same. */
export function findMeaningMismatch(
  sentence: string,
  language: Language,
  evidence: readonly Evidence[],
): 'negation' | undefined {
  const said = evidence.flatMap(({ surroundings, language: own }) =>
    splitSegments(surroundings).map((text) => readSegment(text, own)),
  );
  // One "not" holds for a whole list.
  const whole = evidence.flatMap(({ surroundings, language: own }) =>
    surroundings.split(/[.;!?]\s/).map((text) => readSegment(text, own)),
  );
  const claimed = splitSegments(sentence.replace(/^\p{L}+[,.]\s/u, '')).map((text) =>
    readSegment(text, language),
  );
  const limitsSaid = evidence.reduce((sum, one) => sum + countLimits(one.surroundings, one.language), 0);
  if (countNegations(sentence, language) > limitsSaid) return 'negation';
  if (
    said.some((one) => one.isNegated) &&
    !claimed.some((one) => one.isLimiting) &&
    said.filter((one) => one.isNegated).length > said.length / 2
  )
    return 'negation';
  const isTurned = claimed.some((segment) => {
    const near = findNearest(segment, segment.isNegated ? whole : said);
    if (near.length === 0) return false;
    return segment.isNegated
      ? near.every((one) => !one.isLimiting)
      : !claimed.some((one) => one.isNegated) && !segment.isLimiting && near.every((one) => one.isNegated);
  });
  return isTurned ? 'negation' : undefined;
}

function readSegment(text: string, language: Language): Segment {
  return {
    text,
    language,
    vocabulary: readVocabulary([{ text, language }]),
    values: new Set(readMentions(text).flatMap(({ readings }) => readings)),
    isNegated: countNegations(text, language) > 0,
    isLimiting: countLimits(text, language) > 0,
  };
}

/** The parts of the evidence that share most words and values with a part of the sentence; none when they share nothing. */
function findNearest(segment: Segment, said: readonly Segment[]): Segment[] {
  const rated = said.map((one) => ({
    one,
    shared:
      measureSupport(segment.text, segment.language, one.vocabulary).found.length +
      readMentions(segment.text).filter(({ readings }) => readings.some((value) => one.values.has(value)))
        .length,
  }));
  const most = Math.max(0, ...rated.map(({ shared }) => shared));
  return most < 1 ? [] : rated.filter(({ shared }) => shared === most).map(({ one }) => one);
}
