import { type ContactKind, chooseGeneralContact } from '../knowledge/facts/choose-contact.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { factQuestions, type ReadinessQuestionId } from '../lexicon/tables/readiness-questions.ts';
import { answerQuestion } from '../quoting/answer-question.ts';
import type { Answer } from '../reply/answer.ts';
import { sourceOf } from '../search/join-dialogues.ts';
import { showsAsked } from '../search/shows-asked.ts';
import { showsValue } from '../values/value-patterns.ts';
import {
  feeQuestions,
  leaderQuestions,
  mostAskedQuestions,
  type QuestionList,
} from './most-asked-questions.ts';
import { chooseVisitorLanguage } from './readiness-language.ts';

const offeredQuestionLimit = 6;
const questionCharacters = 90;
/** A longer line is no entry of a list of people. */
const officeLineCharacters = 120;
/** A page with fewer questions in its headings asks its reader: "Ready to start?" */
const fewestQuestionsOfPage = 3;
/** Measured on thirteen websites: of the most asked questions, those answered below it are often about something else. */
const leastConfidence = 0.9;

/** A question to offer, if `isKept` says so of its answer. */
type Proposal = { question: string; isKept: (answer: Answer) => boolean };

/**
 * Questions that are certain to be answered: for prices, then those that visitors of its sector ask most, then those that the
 * website asks for its visitors, and last the person in charge and what stands beside the chat anyway, such as its hours. Rather
 * few than one that is answered badly.
 */
export function findPopularQuestions(knowledge: Knowledge, list: QuestionList): string[] {
  const offered = new Map<string, string>();
  const today = knowledge.builtAt.slice(0, 10);
  for (const { question, isKept } of propose(knowledge, list)) {
    if (offered.size === offeredQuestionLimit) break;
    const answer = answerQuestion({ knowledge, question, history: [], today });
    const isNew = ![...offered.values()].includes(answer.text) && !offered.has(question);
    const isAnswered =
      answer.outcome === 'answered' &&
      isKept(answer) &&
      showsAsked(question, withoutQuestion(question, answer.text));
    if (isNew && isAnswered) offered.set(question, answer.text);
  }
  return [...offered.keys()];
}

/** What stands below a heading that asks: its own words answer nothing. */
function withoutQuestion(question: string, text: string): string {
  return text.startsWith(question) ? text.slice(question.length) : text;
}

function propose(knowledge: Knowledge, list: QuestionList): Proposal[] {
  const questions = factQuestions[chooseVisitorLanguage(knowledge.languages[0])];
  const ask = (id: ReadinessQuestionId, isKept: Proposal['isKept']): Proposal[] => {
    const question = questions[id];
    return question === undefined ? [] : [{ question, isKept }];
  };
  return [
    ...feeQuestions[list].flatMap((id) => ask(id, isPrice)),
    ...mostAskedQuestions[list].flatMap((id) => ask(id, isCertainQuote)),
    ...ownQuestions(knowledge),
    ...ask(leaderQuestions[list] ?? 'personInCharge', isOnePerson),
    ...ask('openingHours', showsContact(knowledge, 'hours')),
    ...ask('address', showsContact(knowledge, 'address')),
    ...ask('phone', showsContact(knowledge, 'phone')),
    ...ask('email', showsContact(knowledge, 'email')),
  ];
}

/** The detail must be the organization's own beyond doubt, and the reply must say it. */
function showsContact(knowledge: Knowledge, kind: ContactKind): Proposal['isKept'] {
  const contact = chooseGeneralContact(knowledge, kind);
  return ({ text }) => contact !== undefined && text.includes(contact.value);
}

function isPrice({ confidence, citations: [first] }: Answer): boolean {
  return confidence >= leastConfidence && first !== undefined && showsValue('money', first.quote);
}

/** Several holders of an office are a list of people, and a sentence may name somebody else's. */
function isOnePerson({ intent, citations: [first, ...others] }: Answer): boolean {
  return (
    intent === 'fact' &&
    others.length === 0 &&
    first !== undefined &&
    first.quote.length <= officeLineCharacters &&
    !/[.!?]$/.test(first.quote) &&
    showsValue('person', first.quote)
  );
}

function isCertainQuote({ intent, confidence }: Answer): boolean {
  return intent !== 'fact' && confidence >= leastConfidence;
}

/** Headings in the visitor's voice; in "Ready to start?" the site asks the visitor. */
const visitorsVoicePattern = new RegExp(
  `^(?:${sourceOf(({ siteQuestions }) => siteQuestions.opensQuestion)})(?!\\p{L}).*\\?$`,
  'iu',
);

/** Headings of pages of questions, answered by the text below them. */
function ownQuestions({ passages }: Knowledge): Proposal[] {
  const asked = passages.flatMap(({ source, statements }) =>
    statements.flatMap(({ kind, text }) =>
      kind === 'heading' && isVisitorsQuestion(text) ? [{ source, question: text }] : [],
    ),
  );
  const ofPage = Map.groupBy(asked, ({ source }) => source);
  return asked.flatMap(({ source, question }) =>
    (ofPage.get(source)?.length ?? 0) < fewestQuestionsOfPage
      ? []
      : [{ question, isKept: ({ citations: [first] }) => first?.quote.startsWith(question) ?? false }],
  );
}

function isVisitorsQuestion(text: string): boolean {
  return visitorsVoicePattern.test(text) && text.length < questionCharacters && text !== text.toUpperCase();
}
