import type {
  Knowledge,
  KnowledgeSource,
  Passage,
  Statement,
} from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { cite } from '#functions/engine/reply/cite.ts';
import { introduceForeignQuote } from '#functions/engine/reply/introduce-foreign-quote.ts';
import { intentSource } from '#functions/engine/search/join-dialogues.ts';
import { namesOnlyOrganisation } from '#functions/engine/search/names-only-organisation.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { lastPathWords } from '../retrieve/last-path-words.ts';

/** Asks for everything the organisation offers, on the folded question; the rest may only name the organisation. */
const offerPattern = new RegExp(
  intentSource(({ offer }) => offer),
  'u',
);

/** Names of pages and sections about an offer, folded. */
const offerNamePattern = new RegExp(
  `^(?:${intentSource(({ ours }) => ours)} )?${intentSource(({ offerHeading }) => offerHeading)}$`,
  'u',
);

const fewestOffers = 2;
/** Each has a citation. */
const offersShown = 8;
const longestOffer = 90;
const offerConfidence = 0.85;

/** "What services do you offer?": lists the headings or items of the page or section with such a name. */
export function answerOffer(question: Question, knowledge: Knowledge): Answer | undefined {
  if (!asksForOffer(question, knowledge)) return undefined;
  const shown = findOffers(knowledge).slice(0, offersShown);
  const [first] = shown;
  if (!first) return undefined;
  const lead = introduceForeignQuote(question.frame, knowledge.sources[first.passage.source]?.language);
  const citations = shown.flatMap(
    ({ passage, statement }) => cite(knowledge, passage.source, [statement]) ?? [],
  );
  const list = shown.map(({ statement }) => `- ${statement.text}`).join('\n');
  return {
    text: lead === undefined ? list : `${lead}\n${list}`,
    outcome: 'answered',
    confidence: offerConfidence,
    intent: 'what',
    citations,
    suggestions: [],
  };
}

function asksForOffer({ text, language }: Question, knowledge: Knowledge): boolean {
  const folded = foldWord(text).replaceAll('’', "'");
  if (!offerPattern.test(folded)) return false;
  return namesOnlyOrganisation(folded.replace(offerPattern, ' ').replaceAll('-', ' '), language, knowledge);
}

type Offer = { passage: Passage; statement: Statement };

/** The offers of the page with such a name, or else of the section. */
function findOffers(knowledge: Knowledge): Offer[] {
  return offersOfPage(knowledge) ?? offersOfSection(knowledge) ?? [];
}

function offersOfPage({ sources, passages }: Knowledge): Offer[] | undefined {
  const named = sources.flatMap((source, at) => (isNamedForOffers(source) ? [at] : []));
  return named
    .map((page) => headingsOf(passages.filter(({ source, siteWide }) => source === page && !siteWide)))
    .find(isList);
}

function isNamedForOffers(source: KnowledgeSource): boolean {
  const names = [...source.title.split(/\s[|–—·-]\s|: /), lastPathWords(source)];
  return names.some((name) => offerNamePattern.test(plain(name)));
}

function offersOfSection({ passages }: Knowledge): Offer[] | undefined {
  for (const { source: page, headings: above, siteWide } of passages) {
    const depth = above.findIndex((heading) => offerNamePattern.test(plain(heading)));
    if (depth === -1 || siteWide) continue;
    const section = passages.filter(
      ({ source, headings }) => source === page && headings[depth] === above[depth],
    );
    const found = [headingsOf(section, depth + 1), section.flatMap(itemsOf), titlesOf(section)].find(isList);
    if (found) return found;
  }
  return undefined;
}

function isList(offers: readonly Offer[]): boolean {
  return offers.length >= fewestOffers;
}

/** The headings of the most frequent level, except the page's own. */
function headingsOf(section: readonly Passage[], from = 1): Offer[] {
  const levels = Map.groupBy(
    section.flatMap((passage) => {
      const statement = passage.statements.find(
        ({ kind, text }) => kind === 'heading' && text === passage.headings.at(-1),
      );
      const isOffer =
        statement !== undefined && statement.text.length <= longestOffer && !/[?!]$/.test(statement.text);
      return isOffer && passage.headings.length > from ? [{ passage, statement }] : [];
    }),
    ({ passage }) => passage.headings.slice(0, -1).join('\n'),
  );
  return [...levels.values()].reduce((most, level) => (level.length > most.length ? level : most), []);
}

function itemsOf(passage: Passage): Offer[] {
  return passage.statements.flatMap((statement) =>
    statement.kind === 'item' && statement.text.length <= longestOffer ? [{ passage, statement }] : [],
  );
}

/** Lines that open a paragraph as its title: "<strong>Payroll</strong><br>We pay your staff on time." */
function titlesOf(section: readonly Passage[]): Offer[] {
  const lines = section.flatMap((passage) => passage.statements.map((statement) => ({ passage, statement })));
  return lines.filter(({ statement }, at) => {
    const isFirst = lines[at - 1]?.statement.block !== statement.block;
    return isFirst && isTitleLine(statement) && lines[at + 1]?.statement.block === statement.block;
  });
}

function isTitleLine({ kind, text }: Statement): boolean {
  return kind === 'sentence' && text.length <= longestOffer && !/[.?!:;,…]["'”’)]*$/.test(text);
}

function plain(name: string): string {
  return foldWord(name).replaceAll('’', "'").trim();
}
