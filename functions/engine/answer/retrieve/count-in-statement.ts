import { stem } from '#functions/engine/language/stem.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { answerSource } from '#functions/engine/search/join-dialogues.ts';
import { asksForAge, showsAge } from '#functions/engine/search/shows-age.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { findValues, showsValue } from '#functions/engine/values/value-patterns.ts';

const countingWord = new RegExp(`^(?:\\d[\\d.,]*|${answerSource(({ counts }) => counts)})$`, 'u');
/** An article is a number only in a rate ("un cours par semaine"), not in "un adhérent". */
const articlePattern = new RegExp(`^${answerSource(({ countingArticle }) => countingArticle)}$`, 'u');
const articles = new RegExp(`(?<!\\p{L})${answerSource(({ article }) => article)}(?!\\p{L})`, 'giu');
const ratePattern = new RegExp(`(?<!\\p{L})${answerSource(({ rate }) => rate)}(?!\\p{L})`, 'u');
/** Adjectives may come between a number and its noun: "24 small classes", "900 text and reference books". */
const wordsBetween = 4;
/** "Three offices, plus clients abroad" counts no clients. A comma inside a number doesn't separate. */
const breakPattern = /[,;](?=\s)/;
const wordOrNumberPattern = /\p{L}[\p{L}'’-]*|\d[\d.,]*/gu;

/** The marker before a list item isn't a count. */
const enumeratorPattern = /^\s*\(?\d{1,2}[.)]\s*(?=[\p{L}(])/u;
/** Asks for a size; an article is no answer to that. */
const sizePattern = new RegExp(`\\b${answerSource(({ asksForSize }) => asksForSize)}\\b`, 'u');

/** Heads a list of counts of one thing: "number of books: teaching staff 10 each". */
const numberOfPattern = new RegExp(`\\b${answerSource(({ numberOf }) => numberOf)}`, 'u');

/** The context of a number, beyond the words after it. */
type NumberPlace = {
  /** Table cells and list lines name what they count next to the number. */
  isCell: boolean;
  /** The line that introduces the list: "Books that may be borrowed". */
  announcement?: string;
};

/**
 * Whether a statement has the kind of number that the question asks for. Amounts of money aren't counts, but may
 * answer "how much damage?" and "how high?"; ages must be in digits.
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
 * Whether a number counts the requested thing: "214 students" and "Students: 214" count students, "students collect
 * 1,140 pounds" doesn't. True if the question names nothing to count.
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

/** A number in a cell counts what the cell or its row's label names: "Grade 1 — Sums: to 20; Science: plants". */
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
