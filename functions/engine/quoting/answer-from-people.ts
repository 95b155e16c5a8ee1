import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { type LeadingRole, readAskedRoles } from '#functions/engine/language/leading-roles.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { isSelfName } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { wordsOfPerson } from '#functions/engine/values/people.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';
import { cite } from '../reply/cite.ts';
import { intentSource } from '../search/join-dialogues.ts';
import { organisationNameWords } from '../search/organisation-name-words.ts';
import type { ReadQuestion } from '../search/read-question.ts';
import type { FactAnswer } from './fact-answer.ts';
import { findHolders } from './find-holders.ts';

const holderLimit = 3;
const sourceLimit = 2;
/** A contact detail stands at most so many lines below its person. */
const linesOfPerson = 4;

/** "Who runs the school?": the people whom pages name as its leaders, as the pages say it. */
export function answerWithLeader(question: ReadQuestion, knowledge: Knowledge): FactAnswer | undefined {
  const roles = readLeaderQuestion(question, knowledge);
  if (roles.length === 0) return undefined;
  const holders = findHolders(knowledge);
  const role = roles.find((wanted) => holders.some((holder) => holder.role === wanted));
  const ofRole = holders.filter((holder) => holder.role === role);
  const exact = ofRole.filter(({ title }) => foldWord(question.text).includes(title));
  // "BIJOY LAXMI" and "Bijoylaxmi" are the same name.
  const byName = [
    ...Map.groupBy(exact.length > 0 ? exact : ofRole, ({ name }) => wordsOfPerson(name).join('')).values(),
  ];
  const shown = byName.slice(0, holderLimit).flatMap(([holder]) => holder ?? []);
  if (shown.length === 0) return undefined;
  const cited = shown.length === 1 ? (byName[0] ?? []).slice(0, sourceLimit) : shown;
  return {
    text: shown.map(({ statements }) => statements.map(({ text }) => text).join(': ')).join('\n'),
    citations: cited.flatMap(({ passage, statements }) => cite(knowledge, passage.source, statements) ?? []),
  };
}

const nameWords = new RegExp(`(?<!\\p{L})${intentSource(({ officeName }) => officeName)}(?!\\p{L})`, 'gu');
/** A former holder is another person. */
const pastPattern = new RegExp(`(?<!\\p{L})${intentSource(({ whoWas }) => whoWas)}(?!\\p{L})`, 'u');

/** The offices whose holder a question asks for and nothing else, likeliest first. */
function readLeaderQuestion(
  { text, language, values }: ReadQuestion,
  knowledge: Knowledge,
): readonly LeadingRole[] {
  const folded = foldWord(text).replace(/[’'-]/g, ' ');
  if (pastPattern.test(foldWord(text))) return [];
  const { roles, rest } = readAskedRoles(folded, language);
  const isAsked = values.includes('person') || rest.search(nameWords) !== -1 || !/\p{L}/u.test(rest);
  return isAsked && namesOnlyOrganization(rest.replace(nameWords, ' '), language, knowledge) ? roles : [];
}

function namesOnlyOrganization(text: string, language: Language, knowledge: Knowledge): boolean {
  const own = organisationNameWords(knowledge);
  return tokenize(text).every(
    ({ word }) => word.length === 1 || isStopWord(word, language) || isSelfName(word) || own.has(word),
  );
}

/** "What is Ms. Lee's email?": the detail that stands with the named person. */
export function answerWithContactOfPerson(
  { text, values }: ReadQuestion,
  knowledge: Knowledge,
): FactAnswer | undefined {
  const [kind] = values.filter((value) => value === 'email' || value === 'phone');
  if (!kind) return undefined;
  const asked = new Set(tokenize(text).map(({ word }) => word));
  const named = knowledge.facts.filter(
    ({ kind: ofFact, value }) => ofFact === 'person' && asked.has(wordsOfPerson(value).at(-1) ?? ''),
  );
  for (const person of named)
    for (const passage of knowledge.passages) {
      if (passage.source !== person.source) continue;
      const at = passage.statements.findIndex((statement) => statement.text.includes(person.value));
      const card = at === -1 ? [] : passage.statements.slice(at, at + linesOfPerson);
      const end = card.findIndex((statement) => findValues(kind, statement.text).length > 0);
      const citation = end === -1 ? undefined : cite(knowledge, passage.source, card.slice(0, end + 1));
      if (citation)
        return {
          text: card
            .slice(0, end + 1)
            .map((statement) => statement.text)
            .join('\n'),
          citations: [citation],
        };
    }
  return undefined;
}
