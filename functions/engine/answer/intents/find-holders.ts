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
import { answerSource, intentSource } from '../understand/join-dialogues.ts';
import { wordsOfName } from '../understand/words-of-name.ts';

/** Who holds an office, by the statements that say so. */
export type Holder = {
  name: string;
  role: LeadingRole;
  /** As the page calls the office, folded: "head of school" is "head". */
  title: string;
  passage: Passage;
  statements: Statement[];
};

/** Lines that may stand from a name to the role below it. */
const linesOfCard = 3;
/** Pages and sections in which clients are named. */
const clientsPattern = new RegExp(
  intentSource(({ clients }) => clients),
  'u',
);
/** Sections and lines on people of another time. */
const pastSection = new RegExp(
  `\\b${intentSource(({ pastPeople }) => pastPeople)}\\b|(?:1[89]|20)\\d\\d\\s*[-–—]\\s*(?:1[89]|20)\\d\\d`,
  'u',
);

/** Everybody whom the pages name as who leads or owns the organisation; lines that name both come first. */
export function findHolders(knowledge: Knowledge): Holder[] {
  const own = wordsOfName(knowledge);
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

/** Whether a passage is about clients, or about people of another time. */
function isOnOthers({ source, headings }: Passage, { sources }: Knowledge): boolean {
  const page = sources[source];
  return (
    clientsPattern.test(foldWord(`${page ? sourceName(page) : ''} ${headings.join(' ')}`)) ||
    pastSection.test(foldWord(headings.at(-1) ?? ''))
  );
}

/** What says nothing in a title: words of the organisation's name and of the page's language. */
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

/** "Our principal, Jane Dow, leads…", "Jane Dow is the principal of the school and…": none in "head of Art Jane Dow". */
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

/** What such a word leads to is the name of another organisation. */
const openPattern = new RegExp(`(?<!\\p{L})${intentSource(({ leadsToName }) => leadsToName)}\\s*$`, 'iu');

/** "stellv." ends no sentence, and "2." begins none. */
const deputyPattern = new RegExp(`(?<!\\p{L})${intentSource(({ deputy }) => deputy)}\\.\\s*`, 'giu');
const ordinalPattern = /(?<!\d)(\d)\.\s?(?=\p{L})/gu;
const partPattern = new RegExp(
  `[\\t\\n|•·,;:.()/!?]|\\s[-–—]\\s|[–—]|(?<!\\p{L})(?:&|${answerSource(({ and }) => and)})(?!\\p{L})`,
  'u',
);

/** The titles of a line that stand alone between its commas: "Director" in "Director, Elm School", none in "Art Director". */
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
