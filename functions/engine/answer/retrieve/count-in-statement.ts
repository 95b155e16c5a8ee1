import { stem } from '#functions/engine/language/stem.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { findValues, showsValue } from '#functions/engine/values/value-patterns.ts';
import { answerSource } from '../understand/join-dialogues.ts';
import { asksForAge, showsAge } from '../understand/shows-age.ts';
import type { Question } from '../understand/understand-question.ts';

const countingWord = new RegExp(`^(?:\\d[\\d.,]*|${answerSource(({ counts }) => counts)})$`, 'u');
/** An article counts where the number is a rate: "un cours par semaine", and not "un adhérent" or "it sits with one person". */
const articlePattern = new RegExp(`^${answerSource(({ countingArticle }) => countingArticle)}$`, 'u');
const articles = new RegExp(`(?<!\\p{L})${answerSource(({ article }) => article)}(?!\\p{L})`, 'giu');
const ratePattern = new RegExp(`(?<!\\p{L})${answerSource(({ rate }) => rate)}(?!\\p{L})`, 'u');
/** Adjectives stand between a number and what it counts: "24 small classes", "900 text and reference books". */
const wordsBetween = 4;
/** "Three offices, plus clients abroad" counts no clients; the comma in a number is none. */
const breakPattern = /[,;](?=\s)/;
const wordOrNumberPattern = /\p{L}[\p{L}'’-]*|\d[\d.,]*/gu;

/** What is written in front of an item of a list counts nothing. */
const enumeratorPattern = /^\s*\(?\d{1,2}[.)]\s*(?=[\p{L}(])/u;
/** How large something is, no article tells. */
const sizePattern = new RegExp(`\\b${answerSource(({ asksForSize }) => asksForSize)}\\b`, 'u');

/** A list below these words counts that and nothing else: "number of books: teaching staff 10 each". */
const numberOfPattern = new RegExp(`\\b${answerSource(({ numberOf }) => numberOf)}`, 'u');

/** Where a number stands: what else belongs to it than the words after it. */
type NumberPlace = {
  /** A cell or a line of a list says beside the number what it counts. */
  isCell: boolean;
  /** What the list is announced by: "Books that may be borrowed". */
  announcement?: string;
};

/**
 * Whether a statement that shows a number shows one that is asked for. Amounts of money count nothing, though "how much
 * damage?" and "how high?" may ask for one; an age is given in digits.
 */
export function showsNumberAskedFor(question: Question, text: string, place: NumberPlace): boolean {
  const amounts = [...findValues('money', text), ...findValues('phone', text)];
  const bare = amounts.reduce(
    (rest, amount) => rest.replace(amount, ' '),
    text.replace(enumeratorPattern, ''),
  );
  if (asksForAge(question)) return showsAge(bare);
  if (sizePattern.test(foldWord(question.text))) return showsValue('number', bare.replace(articles, ' '));
  return (
    question.counted.length === 0 || (showsValue('number', bare) && countsAskedThing(question, bare, place))
  );
}

/**
 * Whether a number of the statement counts what the question asks for: "214 students" and "Students: 214" count
 * students, "students collect 1,140 pounds" does not. True where the question names nothing to count.
 */
function countsAskedThing(
  { counted, terms, language }: Question,
  text: string,
  { isCell, announcement = '' }: NumberPlace,
): boolean {
  const asked = terms.filter(({ word, variants }) => counted.includes(word) && variants.length > 0);
  if (asked.length === 0) return true;
  const names = new Set(asked.flatMap(({ variants }) => variants.map(({ term }) => term)));
  const isAsked = (word: string) => names.has(word) || names.has(stem(word, language));
  const isRate = ratePattern.test(foldWord(text));
  const isNumber = (word: string) => countingWord.test(word) && (isRate || !articlePattern.test(word));
  const announced = readWords(announcement).some(isAsked);
  if (isCell && numberOfPattern.test(foldWord(announcement)))
    return announced && readWords(text).some(isNumber);
  if (isCell) return saysInCell(text, isNumber, (words) => announced || words.some(isAsked));
  return text.split(breakPattern).some((part) => {
    const inPart = readWords(part);
    return inPart.some((word, at) => {
      if (!isNumber(word)) return false;
      const following = inPart.slice(at + 1).filter((next) => !isNumber(next) && next !== 'thousand');
      return following.slice(0, wordsBetween).some(isAsked);
    });
  });
}

/** A number in a cell counts what stands in that cell or in the row's name: "Grade 1 — Sums: to 20; Science: plants". */
function saysInCell(
  text: string,
  isNumber: (word: string) => boolean,
  namesAsked: (words: string[]) => boolean,
): boolean {
  const [name = '', ...rest] = text.split(' — ');
  const row = readWords(rest.length > 0 ? name : (name.split(/: |; /)[0] ?? ''));
  return text.split(/; | — /).some((cell) => {
    const words = readWords(cell);
    return words.some(isNumber) && namesAsked([...row, ...words]);
  });
}

function readWords(text: string): string[] {
  return (foldWord(text).match(wordOrNumberPattern) ?? []).map((word) => word.replace(/[.,]$/, ''));
}
