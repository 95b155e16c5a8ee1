import { findPeople } from '#functions/engine/knowledge/facts/find-people.ts';
import {
  type Knowledge,
  type Passage,
  type Statement,
  sourceName,
} from '#functions/engine/knowledge/knowledge.ts';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import {
  findLeadingRole,
  holdsLeadingTitle,
  type LeadingRole,
} from '#functions/engine/language/leading-roles.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { isSelfName } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { answerSource, intentSource } from '#functions/engine/search/join-dialogues.ts';
import { organisationNameWords } from '#functions/engine/search/organisation-name-words.ts';

/** A person who holds an office, with the statements that say so. */
export type Holder = {
  name: string;
  role: LeadingRole;
  /** The page's title for the office, folded: "head of school" is "head". */
  title: string;
  passage: Passage;
  statements: Statement[];
};

/** How many lines below a name its role may be. */
const linesOfCard = 3;
/** Pages and sections about clients. */
const clientsPattern = new RegExp(
  intentSource(({ clients }) => clients),
  'u',
);
/** Sections and lines about people of another time. */
const pastSection = new RegExp(
  `\\b${intentSource(({ pastPeople }) => pastPeople)}\\b|(?:1[89]|20)\\d\\d\\s*[-–—]\\s*(?:1[89]|20)\\d\\d`,
  'u',
);

/** Everyone named as a leader or owner of the organisation; lines with both name and office come first. */
export function findHolders(knowledge: Knowledge): Holder[] {
  const own = organisationNameWords(knowledge);
  const holders = knowledge.passages.flatMap((passage) => {
    const titled = passage.statements.map(({ text }) => holdsLeadingTitle(foldWord(text)));
    if (!titled.includes(true) || isOnOthers(passage, knowledge)) return [];
    const language = languageOfTag(knowledge.sources[passage.source]?.language) ?? 'en';
    return passage.statements.flatMap((_, at) =>
      titled.slice(at, at + linesOfCard).includes(true)
        ? (readHolder(passage, at, { own, language }) ?? [])
        : [],
    );
  });
  return holders.toSorted((left, right) => left.statements.length - right.statements.length);
}

/** Whether a passage is about clients or people of another time. */
function isOnOthers({ source, headings }: Passage, { sources }: Knowledge): boolean {
  const page = sources[source];
  return (
    clientsPattern.test(foldWord(`${page ? sourceName(page) : ''} ${headings.join(' ')}`)) ||
    pastSection.test(foldWord(headings.at(-1) ?? ''))
  );
}

/** Words that add nothing to a title: the organisation's name, and small words of the page's language. */
type Said = { own: ReadonlySet<string>; language: Language };

function readHolder(passage: Passage, at: number, said: Said): Holder | undefined {
  const card = passage.statements.slice(at, at + linesOfCard);
  const [line] = card;
  if (!line || pastSection.test(foldWord(line.text))) return undefined;
  const [person] = findPeople(line, passage);
  if (!person) return undefined;
  const isSentence = line.kind === 'sentence' && /[.!?:]$/.test(line.text);
  const own = isSentence
    ? titlesBeside(person.name, line.text, said)
    : titlesIn((line.quote ?? line.text).replace(person.name, '\n'), said);
  const [title] = own.length > 0 || isSentence ? own : titlesIn(person.role, said);
  const role = title && findLeadingRole(title);
  if (!title || !role) return undefined;
  const end = own.length > 0 ? 0 : card.findIndex(({ text }) => text.includes(person.role));
  return { name: person.name, role, title, passage, statements: card.slice(0, Math.max(end, 0) + 1) };
}

/**
 * Titles next to a name: "Our principal, Jane Dow, leads…", "Jane Dow is the principal of the school and…"; not "head
 * of Art Jane Dow".
 */
function titlesBeside(name: string, sentence: string, said: Said): string[] {
  const at = sentence.indexOf(name);
  const before =
    sentence
      .slice(0, at)
      .replace(/[,:–—-]\s*$/, '')
      .split(partPattern)
      .at(-1)
      ?.split(ownPattern)
      .at(-1) ?? '';
  const after =
    sentence
      .slice(at + name.length)
      .replace(/^,\s*/, '')
      .split(partPattern)[0] ?? '';
  const beside = openPattern.test(before) ? [after] : [before, after];
  return beside.flatMap((part) => titlesIn(part, said));
}

/** "At the first meeting with our principal". */
const ownPattern = new RegExp(`(?<!\\p{L})${intentSource(({ our }) => our)}\\s`, 'iu');

/** The name of another organisation follows such a word. */
const openPattern = new RegExp(`(?<!\\p{L})${intentSource(({ leadsToName }) => leadsToName)}\\s*$`, 'iu');

/** "stellv." doesn't end a sentence, and "2." doesn't start one. */
const deputyPattern = new RegExp(`(?<!\\p{L})${intentSource(({ deputy }) => deputy)}\\.\\s*`, 'giu');
const ordinalPattern = /(?<!\d)(\d)\.\s?(?=\p{L})/gu;
const partPattern = new RegExp(
  `[\\t\\n|•·,;:.()/!?]|\\s[-–—]\\s|[–—]|(?<!\\p{L})(?:&|${answerSource(({ and }) => and)})(?!\\p{L})`,
  'u',
);

/** Titles alone between commas: "Director" in "Director, Elm School", but not in "Art Director". */
function titlesIn(line: string, said: Said): string[] {
  return line
    .replace(deputyPattern, 'deputy ')
    .replace(ordinalPattern, '$1 ')
    .split(partPattern)
    .map((part) => bareTitle(part, said))
    .filter((title) => findLeadingRole(title) !== undefined);
}

function bareTitle(part: string, { own, language }: Said): string {
  const tells = (word: string) =>
    word !== '1' && !isSelfName(word) && !own.has(word) && !isStopWord(word, language);
  return tokenize(foldWord(part).replace(/[’'-]/g, ' '))
    .map(({ word }) => word)
    .filter(tells)
    .join(' ');
}
