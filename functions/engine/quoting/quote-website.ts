import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { frameLanguageOf } from '#functions/engine/language/detect/frame-language.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { leastLikelihood, showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import type { Answer } from '../reply/answer.ts';
import { citeRun, shownWords } from '../reply/cite.ts';
import { decline, sayNoSureAnswer } from '../reply/decline.ts';
import { introduceForeignQuote } from '../reply/introduce-foreign-quote.ts';
import { fill, phrasesOf } from '../reply/phrases.ts';
import { type ReadQuestion, readQuestion, type SearchTerm } from '../search/read-question.ts';
import { continuesQuestion, pointsBack } from '../search/resolve-follow-up.ts';
import { splitQuestions } from '../search/split-questions.ts';
import { answerEach } from './answer-each.ts';
import { answerFromFacts } from './answer-from-facts.ts';
import { findNamedPage, findSubjectPage } from './answer-from-page.ts';
import { type Band, bandOf, estimateLikelihood, observeBand } from './band.ts';
import { chooseQuotes, type Quote, quoteLimit } from './choose-quotes.ts';
import { givesWay } from './gives-way.ts';
import { keepNearest } from './keep-nearest.ts';
import { limitByValue } from './limit-by-value.ts';
import { matchWords } from './match-words.ts';

const factConfidence = 0.9;

/** What is known, and the language of the sentences around the reply. */
type Site = { knowledge: Knowledge; frame: VisitorLanguage };

/**
 * Answers without a model: a typed fact, else where the website speaks of it. It claims a quote as the answer only when that
 * is certain. `context` is the question that a follow-up depends on.
 */
export function quoteWebsite(
  text: string,
  knowledge: Knowledge,
  context?: string,
  frame = frameLanguageOf(text, knowledge.languages),
): Answer {
  const site = { knowledge, frame };
  const ask = (question: string, before: string | undefined) => quoteOne(question, site, before);
  const askPart = (question: string, before: string | undefined) => {
    const answer = ask(question, before);
    // The nearest lines answer none of several questions.
    return showsNearest(answer)
      ? { ...answer, text: sayNoSureAnswer(frame, knowledge), citations: [] }
      : answer;
  };
  return answerEach(splitQuestions(text), askPart, context) ?? ask(text, context);
}

/** Whether "it" is a thing that the question before named: the organization's own facts don't say who leads a club. */
function isOfAnother(text: string, context: string | undefined, knowledge: Knowledge): boolean {
  return context !== undefined && pointsBack(text) && namesSubject(context, knowledge);
}

/** What a question with a subject of its own proves alone wins: "there" and "this" don't always refer back. */
function quoteOne(text: string, site: Site, context: string | undefined): Answer {
  const ofAnother = isOfAnother(text, context, site.knowledge);
  if (context === undefined || !namesSubject(text, site.knowledge))
    return quoteIn(text, site, { context, ofAnother });
  const alone = quoteIn(text, site, { context: undefined, ofAnother });
  return alone.outcome === 'answered' ? alone : quoteIn(text, site, { context, ofAnother });
}

/** Whether a question asks for more than a kind of value, and doesn't go on from another: not "and how much is it?". */
function namesSubject(text: string, knowledge: Knowledge): boolean {
  const { terms, language } = readQuestion(text, knowledge);
  const isSubject = ({ word, satisfiedBy }: SearchTerm) =>
    satisfiedBy === undefined && subjectWeight(word, language) === 1;
  return !continuesQuestion(text) && terms.some(isSubject);
}

function quoteIn(
  text: string,
  { knowledge, frame }: Site,
  { context, ofAnother }: { context: string | undefined; ofAnother: boolean },
): Answer {
  const question = readQuestion(text, knowledge, context, frame);
  const isFirst = context === undefined;
  const fact = ofAnother ? undefined : answerFromFacts(question, knowledge, isFirst);
  const quotes = chooseQuotes(question, knowledge);
  if (fact && !givesWay(fact, question, quotes, knowledge))
    return { ...fact, outcome: 'answered', confidence: factConfidence, intent: 'fact', suggestions: [] };
  const likelihood = estimateLikelihood(observeBand(question, quotes));
  const citations = quotes.flatMap((quote) => citeQuote(quote, question, knowledge));
  const found = { question, knowledge, citations, likelihood };
  const isOpen = isFirst && bandOf(likelihood) !== 'certain';
  const subjectPage = isOpen ? findSubjectPage(question, knowledge) : undefined;
  if (subjectPage) return answerWithPage(subjectPage, found);
  const fitted = citations.length > 0 ? bandOf(likelihood) : 'absent';
  const band =
    fitted === 'absent' ? fitted : limitByValue(fitted, quotes, { question, knowledge, isFirst, ofAnother });
  const isUnsure = band === 'perhaps' || band === 'unlikely';
  const page = isOpen && isUnsure ? findNamedPage(question, knowledge) : undefined;
  if (page) return namePage(page, found);
  if (band !== 'unlikely') return sayBand(band, found);
  const nearest = keepNearest(question.terms, quotes, likelihood);
  return sayBand(band, {
    ...found,
    citations: nearest.flatMap((quote) => citeQuote(quote, question, knowledge)),
  });
}

type Found = {
  question: ReadQuestion;
  knowledge: Knowledge;
  citations: readonly Citation[];
  likelihood: number;
};

function citeQuote({ passage, statements, best }: Quote, { terms }: ReadQuestion, knowledge: Knowledge) {
  const citation = citeRun(knowledge, passage, statements);
  if (!citation) return [];
  const matches = matchWords(terms, citation.quote, citation.language);
  const sentence = best && shownWords(best);
  return [{ ...citation, ...(sentence && { sentence }), ...(matches.length > 0 && { matches }) }];
}

function replyTo({ question: { values } }: Found, citations: readonly Citation[]) {
  return { citations: [...citations], intent: values[0] ?? 'question', suggestions: [] };
}

function sayPage({ title }: Citation, { question, knowledge }: Found): string {
  return fill(phrasesOf(question.frame, knowledge).topicPage, { title });
}

function answerWithPage(page: Citation, found: Found): Answer {
  const { citations } = found;
  const lead = sayPage(page, found);
  const ofPage = citations.filter(({ sourceId }) => sourceId === page.sourceId);
  // Search may have found the very place on the page; else its first sentences say what it is about.
  const isFirst = ofPage.length > 0 && ofPage[0] === citations[0];
  const shown = isFirst ? ofPage : [page, ...ofPage];
  const text = `${lead}\n${shown[0]?.quote ?? ''}`;
  return { ...replyTo(found, shown), text, lead, outcome: 'answered', confidence: factConfidence };
}

/** Names a page that may answer, with what search found there before all else. */
function namePage(page: Citation, found: Found): Answer {
  const isOfPage = ({ sourceId }: Citation) => sourceId === page.sourceId;
  const ofPage = found.citations.filter(isOfPage);
  const others = found.citations.filter((citation) => !isOfPage(citation));
  const shown = [...(ofPage.length > 0 ? ofPage : [page]), ...others].slice(0, quoteLimit);
  return {
    ...replyTo(found, shown),
    ...sayWhere(sayPage(page, found), shown),
    outcome: 'unsure',
    confidence: Math.max(found.likelihood, leastLikelihood),
  };
}

function sayBand(band: Band | 'absent', found: Found): Answer {
  const { question, knowledge, citations, likelihood } = found;
  const words = phrasesOf(question.frame, knowledge);
  const reply = replyTo(found, citations);
  switch (band) {
    case 'certain': {
      const lead = introduceForeignQuote(words, question.frame, citations[0]?.language);
      const quote = citations[0]?.quote ?? '';
      const text = lead === undefined ? quote : `${lead}\n${quote}`;
      return { ...reply, text, ...(lead && { lead }), outcome: 'answered', confidence: likelihood };
    }
    case 'perhaps':
      return {
        ...reply,
        ...sayWhere(words.websiteSays, citations),
        outcome: 'unsure',
        confidence: likelihood,
      };
    case 'unlikely':
      return { ...reply, ...sayNearest(found), outcome: 'unsure', confidence: likelihood };
    case 'absent':
      return {
        ...reply,
        text: decline(question.frame, knowledge),
        outcome: 'declined',
        confidence: 1 - likelihood,
      };
  }
}

/** The lead line, and with it every quote for readers who see only the text. */
function sayWhere(lead: string, citations: readonly Citation[]): Pick<Answer, 'text' | 'lead'> {
  const quotes = citations.map(({ quote, title }) => `“${quote}” (${title})`);
  return { lead, text: [lead, ...quotes].join('\n\n') };
}

/** That there is no sure answer, and the nearest lines of the website if any is near. */
function sayNearest({ question, knowledge, citations }: Found): Pick<Answer, 'text' | 'lead'> {
  const { frame } = question;
  const closest = fill(phrasesOf(frame, knowledge).closest, { organisation: knowledge.organisationName });
  const lead = sayNoSureAnswer(frame, knowledge);
  if (citations.length === 0) return { text: lead };
  const lines = citations.map(({ sentence, quote, title }) => `“${sentence ?? quote}” (${title})`);
  return { lead, text: [lead, closest, ...lines].join('\n') };
}
