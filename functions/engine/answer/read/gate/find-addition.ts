import type { Language } from '#functions/engine/language/languages.ts';
import { readMentions } from './read-mentions.ts';
import { splitSegments } from './split-segments.ts';
import { measureSupport } from './support.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Unsupported words that make a part, a run or the end of a sentence an addition; a translation has more of them by itself. */
const sameLanguage = { part: 2, run: 4, end: 2 };
const translated = { part: 2, run: 6, end: 3 };

/** A sentence without anything of the evidence, or a part of it that has words of its own and nothing of the evidence. */
export function findAddition(
  sentence: string,
  language: Language,
  vocabulary: Vocabulary,
  isTranslated: boolean,
): string | undefined {
  const most = isTranslated ? translated : sameLanguage;
  const whole = measureSupport(sentence, language, vocabulary);
  if (!isTranslated && whole.found.length === 0 && readMentions(sentence).length === 0)
    return whole.missing[0]?.word;
  return (
    splitSegments(sentence).find((segment) => {
      const { found, missing } = measureSupport(segment, language, vocabulary);
      return missing.length >= most.part && found.length === 0 && readMentions(segment).length === 0;
    }) ?? findRun(sentence, language, vocabulary, most)
  );
}

/** So many words in a row that nothing supports, with no value between them, are a thought of their own. */
function findRun(
  sentence: string,
  language: Language,
  vocabulary: Vocabulary,
  most: { run: number; end: number },
): string | undefined {
  const { found, missing } = measureSupport(sentence, language, vocabulary);
  const tokens = [...found, ...missing].sort((a, b) => a.start - b.start);
  let run = 0;
  let end = 0;
  for (const token of tokens) {
    if (readMentions(sentence.slice(end, token.start)).length > 0) run = 0;
    run = missing.includes(token) ? run + 1 : 0;
    end = token.end;
    if (run >= most.run) return token.word;
  }
  if (readMentions(sentence.slice(end)).length > 0) run = 0;
  return run >= most.end ? tokens.at(-1)?.word : undefined;
}
