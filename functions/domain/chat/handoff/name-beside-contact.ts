import {
  isFieldWord,
  isFiller,
  isReachedWord,
  isSmallWord,
  isSubjectWord,
  isWishWord,
  splitWords,
} from '#functions/engine/search/everyday-words.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { contactMark } from './read-contact.ts';
import { type GivenName, readName } from './read-name.ts';

/** Mark, Bill and May are names and words. */
const longestAmbiguousName = 4;
/** "Ana de la Cruz". */
const longestParticle = 3;
const fewestWordsOfNote = 3;
const clauseEnd = /[,;、，。！!?？\r\n]+|\.\s+|\s[-–—]\s/u;

const restEnd = /[\0,;、，。！!?？\r\n]+/u;

/** By what a word beside a contact is told from a name. */
type Judge = {
  language: VisitorLanguage;
  /** The website writes it in small letters. */
  saysOnSite(word: string): boolean;
};

/** What stands beside a contact: a name, and whether more is said for a person. */
type Beside = { given: GivenName | undefined; saysMore: boolean };

/** The name next to a contact, whatever its letters: "about a tour, ana ruiz 541 555 0133", "Name: Lee Wong Phone: …". */
export function readBesideContact(around: string, judge: Judge): Beside {
  const given = listNearest(around, judge)
    .map((clause) => readNameAlone(clause, judge))
    .find((found) => found !== undefined);
  return { given, saysMore: saysMore(around, given?.name ?? '', judge) };
}

/** The clauses before and after each contact, then the first and the last. */
function listNearest(around: string, judge: Judge): string[] {
  const parts = around.split(contactMark).map((part) => listClauses(part, judge));
  const before = parts.slice(0, -1).map((clauses) => clauses.at(-1));
  const after = parts.slice(1).map((clauses) => clauses[0]);
  return [...before, ...after, parts.flat()[0], parts.flat().at(-1)].filter((clause) => clause !== undefined);
}

/** A text's clauses without labels and times; those of nothing else are left out. */
function listClauses(text: string, judge: Judge): string[] {
  return text
    .replace(/[:：()<>]/g, ' ')
    .split(clauseEnd)
    .map((clause) => withoutEdges(clause, judge))
    .filter((clause) => /\p{L}/u.test(clause));
}

/** "Bob, my number is": a label, a time or a greeting at the edge is no part of a name, nor are small words beside it. */
function withoutEdges(clause: string, { language }: Judge): string {
  const words = clause.trim().replace(/[.]+$/, '').split(/\s+/);
  const isEdge = (word: string) => isAside(word, language) || !/\p{L}/u.test(word);
  const isRun = (word: string) => isEdge(word) || isSmallWord(word, language);
  const firstOther = words.findIndex((word) => !isRun(word));
  if (firstOther < 0) return words.some(isEdge) ? '' : clause.trim();
  const lastOther = words.findLastIndex((word) => !isRun(word));
  const start = words.slice(0, firstOther).some(isEdge) ? firstOther : 0;
  const end = words.slice(lastOther + 1).some(isEdge) ? lastOther + 1 : words.length;
  return words.slice(start, end).join(' ');
}

const isAside = (word: string, language: VisitorLanguage) =>
  isFieldWord(word, language) || isReachedWord(word, language) || isFiller(word, language);

/** A clause that is a name alone, introduced or not. */
function readNameAlone(clause: string, judge: Judge): GivenName | undefined {
  const given = readName(clause);
  if (!given?.isPlain) return given;
  return isNameByItsWords(given.name, judge, given.name !== clause) ? given : undefined;
}

/** Whether the lexicon and the website know no other sense of these words; after "it's" none of them may have one. */
export function isNameByItsWords(name: string, judge: Judge, isTold = false): boolean {
  const { language, saysOnSite } = judge;
  return splitWords(name).every((word, at, words) => {
    const isCapital = /^\p{Lu}/u.test(word);
    const isInside = at > 0 && at < words.length - 1;
    if (isAside(word, language)) return false;
    if (isInside && word.length <= longestParticle) return true;
    if (isSmallWord(word, language) || isWishWord(word, language) || saysOnSite(word)) return false;
    const mayBeBoth = !isTold && isCapital && word.length <= longestAmbiguousName;
    return mayBeBoth || !isSubjectWord(word, language);
  });
}

/** Whether the words around a contact and a name say when to call, or anything else. */
function saysMore(around: string, name: string, { language }: Judge): boolean {
  const isField = (word: string) => isFieldWord(word, language);
  const isTime = (word: string) => isReachedWord(word, language) && !isSmallWord(word, language);
  const clauses = around
    .replace(name, ' ')
    .split(restEnd)
    .map((clause) => clause.split(/[^\p{L}\p{M}\p{N}'’-]+/u).filter(Boolean))
    .filter(
      (words) => !words.some(isField) || words.some((word) => !isField(word) && !isSmallWord(word, language)),
    );
  const words = clauses.flat().filter((word) => !isField(word) && !isFiller(word, language));
  return words.length >= fewestWordsOfNote || words.some((word) => /\p{N}/u.test(word) || isTime(word));
}
