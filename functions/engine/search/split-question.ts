import type { QuestionGrammar } from '#functions/engine/lexicon/question-grammar.ts';
import { classifyQuestion, foldQuestion } from './classify-question.ts';
import { sourceOf } from './join-dialogues.ts';

const anyOf = (name: keyof QuestionGrammar) =>
  `(?:${sourceOf(({ grammar }) => {
    const found = grammar[name];
    return found instanceof RegExp ? found : undefined;
  })})`;

const joiner = anyOf('joiner');
const interrogative = anyOf('pairedInterrogative');
const twoWordsPattern = new RegExp(
  `^(${interrogative})\\s+(?:${joiner}|&)\\s+(${interrogative})(?!\\p{L})`,
  'u',
);
const joinPattern = new RegExp(`[,;]?\\s+${joiner}\\s+`, 'giu');
const sentencePattern = /\?\s+(?=\S)/gu;
const fewestWordsOfQuestion = 2;

/** Words that ask anywhere in a clause: "il dure combien de temps". */
const interrogativePattern = new RegExp(`(?<!\\p{L})${anyOf('interrogative')}(?!\\p{L})`, 'u');
/** Words that ask only at the start of a clause, after an optional preposition. */
const beginningPattern = new RegExp(
  `^(?:${anyOf('clauseOpener')} )?(?:${anyOf('prepositionBefore')} )?${anyOf('openingInterrogative')}(?!\\p{L})`,
  'u',
);
/** The start of a yes-no question or a condition. */
const verbPattern = new RegExp(`^(?:${joiner} )?${anyOf('openingVerb')}(?!\\p{L})`, 'u');

/**
 * The two questions in "who runs it, and until when can I apply?", "when and where is it?" or two sentences;
 * undefined for a single question.
 */
export function splitQuestion(text: string): [string, string] | undefined {
  return splitInterrogatives(text) ?? splitAt(text, sentencePattern) ?? splitAt(text, joinPattern);
}

function splitInterrogatives(text: string): [string, string] | undefined {
  const [whole, first, second] = twoWordsPattern.exec(foldQuestion(text)) ?? [];
  if (whole === undefined) return undefined;
  const rest = text.trim().slice(whole.length);
  return isLong(rest) ? [`${first}${rest}`, `${second}${rest}`] : undefined;
}

function splitAt(text: string, pattern: RegExp): [string, string] | undefined {
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const end = found.startsWith('?') ? index + 1 : index;
    const first = text.slice(0, end).trim();
    const second = text.slice(index + found.length).trim();
    if (isLong(first) && isLong(second) && (first.endsWith('?') || asks(first)) && asks(second))
      return [first, second];
  }
  return undefined;
}

function isLong(part: string): boolean {
  return part.trim().split(/\s+/).length >= fewestWordsOfQuestion;
}

/** Whether a part ends with a question; other sentences may come first. */
function asks(part: string): boolean {
  const [sentence, clause] = [/[.!:]\s+/, /[.!:,]\s+/].map((end) => part.split(end).at(-1) ?? part);
  return [sentence, clause].some((end) => end !== undefined && isQuestion(foldQuestion(end)));
}

function isQuestion(clause: string): boolean {
  if (beginningPattern.test(clause)) return true;
  const { kind } = classifyQuestion(clause);
  if (kind === 'yes-no') return verbPattern.test(clause);
  return kind !== 'what' && interrogativePattern.test(clause);
}
