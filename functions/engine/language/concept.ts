import * as z from 'zod';
import { type Language, languages } from './languages.ts';
import { foldWord } from './tokenize.ts';

/** What a passage must show to satisfy a word such as "price" or "phone" without containing the word itself. */
const valueTypeSchema = z.enum([
  'money',
  'percent',
  'phone',
  'email',
  'address',
  'time',
  'date',
  'duration',
  'number',
  'person',
]);
export type ValueType = z.infer<typeof valueTypeSchema>;

/**
 * Words that mean nearly the same to a visitor, per language; `_` joins a phrase, `<` marks a
 * word that only questions use in this sense and `>` one that only pages do. One concept serves as synonyms
 * within a language and as dictionary between two.
 */
export type Concept = {
  words: Record<Language, string[]>;
  satisfiedBy: ValueType | undefined;
  /** Of the many ways to say things: where a site says it in none, the words of a phrase are read one by one. */
  isSaying: boolean;
};

/** Reads a table of concepts: one a line, `type: words | words | …`, the languages in the order of `languages`. */
export function parseConcepts(table: string): Concept[] {
  return table
    .trim()
    .split('\n')
    .map((line) => parseConcept(line.trim()));
}

/** Reads a table of sayings, written as concepts are. */
export function parseSayings(table: string): Concept[] {
  return parseConcepts(table).map((concept) => ({ ...concept, isSaying: true }));
}

/** Folded, and a hyphenated word joined, as the index has it. */
export function asIndexed(word: string): string {
  return foldWord(word.replaceAll('-', ''));
}

function parseConcept(line: string): Concept {
  const [, type, list = line] = /^(\w+): (.*)$/.exec(line) ?? [];
  const columns = list.split('|').map((column) => column.trim().split(' ').filter(Boolean).map(asIndexed));
  const wordsIn = (language: Language) => columns[languages.indexOf(language)] ?? [];
  return {
    words: {
      en: wordsIn('en'),
      de: wordsIn('de'),
      fr: wordsIn('fr'),
      es: wordsIn('es'),
      ru: wordsIn('ru'),
      ko: wordsIn('ko'),
      ja: wordsIn('ja'),
      und: [],
    },
    satisfiedBy: type === undefined ? undefined : valueTypeSchema.parse(type),
    isSaying: false,
  };
}
