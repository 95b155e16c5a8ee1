import type * as z from 'zod';
import { sourceOf } from '#functions/engine/search/join-dialogues.ts';
import { organisationNameWords } from '#functions/engine/search/organisation-name-words.ts';
import type { siteProfileSchema } from '#shared/contract/conversions.ts';
import { chooseContact } from '../knowledge/facts/choose-contact.ts';
import type { Knowledge, Statement } from '../knowledge/knowledge.ts';
import { isLexiconWord } from '../language/concept-index.ts';
import { languageOfTag } from '../language/languages.ts';
import { tokenize } from '../language/tokenize.ts';
import { dialogues } from '../lexicon/dialogues.ts';
import type { Sector, SiteQuestions } from '../lexicon/site-questions.ts';
import { withoutCompanies } from '../values/people.ts';
import { showsValue } from '../values/value-patterns.ts';
import { answerQuestion } from './answer-question.ts';
import { findQuickLinks } from './find-quick-links.ts';
import { isWholeSentence } from './intents/answer-about.ts';

type SiteProfile = z.infer<typeof siteProfileSchema>;

const offeredQuestionLimit = 6;
const fewestOfferedQuestions = 3;
const topicLimit = 12;
const fewestStatementsOfTopic = 2;
const ownQuestionLimit = 8;
const questionLength = 90;
const labelledLimit = 4;
const siteLabelPattern = new RegExp(
  `^\\p{L}[\\p{L}-]*(?: [\\p{L}\\d-]+){0,3}(?<! (?:${sourceOf(({ siteQuestions }) => siteQuestions.endsNoLabel)}))$`,
  'u',
);
type Templates = SiteQuestions['asked'];
const contactKinds = ['hours', 'address', 'phone', 'email'] as const;
type LabelledKind = 'person' | 'price';

/** The organisation's profile for the assistant's page; every popular question has been asked and answered. */
export function describeSite(knowledge: Knowledge, sector: Sector = 'any'): SiteProfile {
  const phone = chooseContact(knowledge, 'phone')?.value;
  const email = chooseContact(knowledge, 'email')?.value;
  const address = chooseContact(knowledge, 'address')?.value;
  const [language] = knowledge.languages;
  return {
    name: knowledge.organisationName,
    website: knowledge.website,
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(address ? { address } : {}),
    ...(language ? { language } : {}),
    popularQuestions: findPopularQuestions(knowledge),
    quickLinks: findQuickLinks(knowledge, sector),
  };
}

type Proposal = {
  question: string;
  /** What the reply must contain; empty if any answer will do. */
  value: string;
  /** Asks about a topic in general; offered only if there are few other questions. */
  isTopic?: true;
  /** What the reply must quote beside headings; a contact detail may be a line of the footer. */
  standsOn?: 'sentence' | 'line';
};

/** Questions that the engine answers with the expected value. */
function findPopularQuestions(knowledge: Knowledge): string[] {
  const answered = new Map<string, string>();
  const templates = dialogues[languageOfTag(knowledge.languages[0]) ?? 'en'].siteQuestions.asked;
  const proposals = takeTurns([
    ownQuestions(knowledge),
    labelledQuestions(knowledge, templates, 'price'),
    labelledQuestions(knowledge, templates, 'person'),
    contactQuestions(knowledge, templates),
  ]);
  const topics = topicQuestions(knowledge, templates);
  for (const { question, value, isTopic, standsOn } of [...proposals, ...topics]) {
    if (answered.size >= (isTopic ? fewestOfferedQuestions : offeredQuestionLimit)) break;
    const reply = answerQuestion({ knowledge, question, history: [], now: new Date(knowledge.builtAt) });
    const isNew = ![...answered.values()].includes(reply.text);
    const isFit = reply.outcome === 'answered' && isNew && reply.text.includes(value);
    if (isFit && (standsOn === undefined || quotes(knowledge, reply.text, standsOn)))
      answered.set(question, reply.text);
  }
  return [...answered.keys()];
}

/** Headings in the visitor's voice; in "Ready to start?" the site asks the visitor. */
const visitorsVoicePattern = new RegExp(
  `^(?:${sourceOf(({ siteQuestions }) => siteQuestions.opensQuestion)})(?!\\p{L}).*\\?$`,
  'iu',
);

/** Whether a reply begins with a whole sentence of a page or, if lines will do, with a row or line of it. */
function quotes({ passages }: Knowledge, reply: string, least: 'sentence' | 'line'): boolean {
  const opening = reply.split('\n').find((line) => !line.endsWith(':')) ?? '';
  return passages.some(
    ({ statements, siteWide }) =>
      !siteWide &&
      statements.some(
        (statement) =>
          opening.includes(statement.text) &&
          (isWholeSentence(statement) || (least === 'line' && isWholeLine(statement))),
      ),
  );
}

function isWholeLine({ kind, text }: Statement): boolean {
  return kind !== 'heading' && !/[…:?]$/.test(text);
}

/** Headings that ask for what visitors ask; who asks about the organisation by its name is the organisation itself. */
function ownQuestions(knowledge: Knowledge): Proposal[] {
  const { passages } = knowledge;
  const names = [...organisationNameWords(knowledge)].filter((word) => !isLexiconWord(word));
  const isPraise = (text: string) =>
    showsValue('person', text) || tokenize(text).some(({ word }) => names.includes(word));
  const headings = passages.flatMap(({ statements }) => statements.filter(({ kind }) => kind === 'heading'));
  return headings
    .filter(
      ({ text }) =>
        visitorsVoicePattern.test(text) &&
        text.length < questionLength &&
        text !== text.toUpperCase() &&
        !isPraise(text),
    )
    .slice(0, ownQuestionLimit)
    .map(({ text }) => ({ question: text, value: '', standsOn: 'sentence' }));
}

function contactQuestions(knowledge: Knowledge, templates: Templates): Proposal[] {
  return contactKinds.flatMap((kind) => {
    const contact = chooseContact(knowledge, kind);
    return contact ? [{ question: templates[kind], value: contact.value }] : [];
  });
}

/** Questions about prices of table rows or holders of roles; the page must show the label next to the value. */
function labelledQuestions({ facts }: Knowledge, templates: Templates, kind: LabelledKind): Proposal[] {
  return facts
    .filter(
      (fact) =>
        fact.kind === kind &&
        siteLabelPattern.test(fact.label) &&
        !showsValue('person', fact.label) &&
        withoutCompanies(fact.label) === fact.label &&
        (kind === 'price' ? fact.quote.startsWith(`${fact.label} `) : fact.quote.includes(fact.label)),
    )
    .slice(0, labelledLimit)
    .map(({ label, value }) => ({
      question: templates[kind].replace('{label}', withoutCapitals(label)),
      value,
      standsOn: 'line',
    }));
}

const longestAcronym = 4;

/** "PRINCIPAL" is a principal, but a CEO stays one. */
function withoutCapitals(label: string): string {
  return label.replace(/\p{Lu}{2,}/gu, (word) => (word.length > longestAcronym ? word.toLowerCase() : word));
}

/** Questions about the site's sections, by their headings. */
function topicQuestions({ passages }: Knowledge, templates: Templates): Proposal[] {
  const headings = passages
    .filter(({ siteWide, statements }) => !siteWide && statements.length > fewestStatementsOfTopic)
    .map((passage) => passage.headings.at(-1)?.replace(/\s*:$/, '') ?? '');
  return [...new Set(headings.filter((heading) => siteLabelPattern.test(heading)))]
    .slice(0, topicLimit)
    .map((heading) => ({
      question: templates.topic.replace('{label}', heading),
      value: '',
      isTopic: true,
      standsOn: 'sentence',
    }));
}

/** Takes one question of each list in turn, for variety. */
function takeTurns(lists: readonly (readonly Proposal[])[]): Proposal[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}
