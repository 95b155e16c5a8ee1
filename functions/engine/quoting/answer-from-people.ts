import type { Fact, Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import {
  findLeadingRole,
  type LeadingRole,
  readAskedRoles,
} from '#functions/engine/language/leading-roles.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { isSelfName } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { wordsOfPerson } from '#functions/engine/values/people.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';
import { cite, citeSource } from '../reply/cite.ts';
import { organisationNameWords } from '../search/organisation-name-words.ts';
import type { ReadQuestion } from '../search/read-question.ts';
import type { FactAnswer } from './fact-answer.ts';

const holderLimit = 3;
/** A contact detail stands at most so many lines below its person. */
const linesOfPerson = 4;

/** "Who runs the school?": the people whom pages name as its leaders. */
export function answerWithLeader(question: ReadQuestion, knowledge: Knowledge): FactAnswer | undefined {
  const roles = readLeaderQuestion(question, knowledge);
  const people = knowledge.facts.filter(({ kind }) => kind === 'person');
  const holders = people.flatMap((fact) => {
    const role = roleOf(fact, question.language, knowledge);
    return role ? [{ fact, role }] : [];
  });
  const role = roles.find((wanted) => holders.some((holder) => holder.role === wanted));
  // "BIJOY LAXMI" and "Bijoylaxmi" are the same name.
  const byName = Map.groupBy(
    holders.filter((holder) => holder.role === role),
    ({ fact }) => wordsOfPerson(fact.value).join(''),
  );
  const shown = [...byName.values()].flatMap(([holder]) => holder?.fact ?? []).slice(0, holderLimit);
  if (shown.length === 0) return undefined;
  return {
    text: shown.map(sayPerson).join('\n'),
    citations: shown.flatMap(({ source, quote }) => citeSource(knowledge, source, quote) ?? []),
  };
}

/** The offices that a question asks for and nothing else, likeliest first. */
function readLeaderQuestion(
  { text, language, values }: ReadQuestion,
  knowledge: Knowledge,
): readonly LeadingRole[] {
  const { roles, rest } = readAskedRoles(foldWord(text).replace(/[’'-]/g, ' '), language);
  const isAsked = values.includes('person') || !/\p{L}/u.test(rest);
  return isAsked && namesOnlyOrganization(rest, language, knowledge) ? roles : [];
}

function namesOnlyOrganization(text: string, language: Language, knowledge: Knowledge): boolean {
  const own = organisationNameWords(knowledge);
  return tokenize(text).every(
    ({ word }) => word.length === 1 || isStopWord(word, language) || isSelfName(word) || own.has(word),
  );
}

/** The office of a person's title: "Director, Elm School" at Elm School, but not "Art Director". */
function roleOf({ label }: Fact, language: Language, knowledge: Knowledge): LeadingRole | undefined {
  const own = organisationNameWords(knowledge);
  const titles = foldWord(label)
    .split(/[\t\n|•·,;:()/]|\s[-–—]\s|&/)
    .map((part) =>
      tokenize(part.replace(/[’'-]/g, ' '))
        .flatMap(({ word }) => (isStopWord(word, language) || isSelfName(word) || own.has(word) ? [] : word))
        .join(' '),
    );
  return titles.map(findLeadingRole).find((role) => role !== undefined);
}

function sayPerson({ value, label, quote }: Fact): string {
  return quote.includes(value) && foldWord(quote).includes(foldWord(label))
    ? quote.replaceAll('\t', ', ')
    : `${value}, ${label}`;
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
