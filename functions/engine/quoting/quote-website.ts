import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { type FrameLanguage, frameLanguageOf } from '#functions/engine/language/frame-language.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { Answer } from '../reply/answer.ts';
import { citeRun } from '../reply/cite.ts';
import { decline } from '../reply/decline.ts';
import { introduceForeignQuote } from '../reply/introduce-foreign-quote.ts';
import { phrasesOf } from '../reply/phrases.ts';
import { type ReadQuestion, readQuestion, type SearchTerm } from '../search/read-question.ts';
import { continuesQuestion } from '../search/resolve-follow-up.ts';
import { splitQuestions } from '../search/split-questions.ts';
import { answerEach } from './answer-each.ts';
import { answerFromFacts } from './answer-from-facts.ts';
import { findSubjectPage } from './answer-from-page.ts';
import { bandOf, estimateLikelihood, observeBand } from './band.ts';
import { chooseQuotes } from './choose-quotes.ts';
import { limitByValue } from './limit-by-value.ts';
import { matchWords } from './match-words.ts';

const factConfidence = 0.9;

/** What is known, and the language of the sentences around the reply. */
type Site = { knowledge: Knowledge; frame: FrameLanguage };

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
  return answerEach(splitQuestions(text), ask, context) ?? ask(text, context);
}

/** What a question with a subject of its own proves alone wins: "there" and "this" don't always refer back. */
function quoteOne(text: string, site: Site, context: string | undefined): Answer {
  if (context === undefined || !namesSubject(text, site.knowledge)) return quoteIn(text, site, context);
  const alone = quoteIn(text, site, undefined);
  return alone.outcome === 'answered' ? alone : quoteIn(text, site, context);
}

/** Whether a question asks for more than a kind of value, and doesn't go on from another: not "and how much is it?". */
function namesSubject(text: string, knowledge: Knowledge): boolean {
  const { terms, language } = readQuestion(text, knowledge);
  const isSubject = ({ word, satisfiedBy }: SearchTerm) =>
    satisfiedBy === undefined && subjectWeight(word, language) === 1;
  return !continuesQuestion(text) && terms.some(isSubject);
}

function quoteIn(text: string, { knowledge, frame }: Site, context: string | undefined): Answer {
  const question = readQuestion(text, knowledge, context, frame);
  const fact = answerFromFacts(question, knowledge, context === undefined);
  if (fact)
    return { ...fact, outcome: 'answered', confidence: factConfidence, intent: 'fact', suggestions: [] };
  const quotes = chooseQuotes(question, knowledge);
  const likelihood = estimateLikelihood(observeBand(question, quotes));
  const citations = quotes.flatMap(({ passage, statements }) => {
    const citation = citeRun(knowledge, passage, statements);
    return citation ? [markMatches(citation, question)] : [];
  });
  const reply = { citations, intent: question.values[0] ?? 'question', suggestions: [] };
  const isOpen = context === undefined && bandOf(likelihood) !== 'certain';
  const page = isOpen ? findSubjectPage(question, knowledge) : undefined;
  if (page) {
    const { lead } = page;
    const ofPage = citations.filter(({ sourceId }) => sourceId === page.citation.sourceId);
    // Search may have found the very place on the page; else its first sentences say what it is about.
    const isFirst = ofPage.length > 0 && ofPage[0] === citations[0];
    const shown = isFirst ? ofPage : [page.citation, ...ofPage];
    const [citation = page.citation] = shown;
    const text = `${lead}\n${citation.quote}`;
    return { ...reply, text, lead, citations: shown, outcome: 'answered', confidence: factConfidence };
  }
  const [best] = quotes;
  const fitted = citations.length > 0 && best ? bandOf(likelihood) : 'unlikely';
  const band = limitByValue(fitted, quotes, { question, knowledge, isFirst: context === undefined });
  switch (band) {
    case 'certain': {
      const lead = introduceForeignQuote(
        phrasesOf(question.frame, knowledge),
        question.frame,
        citations[0]?.language,
      );
      const quote = citations[0]?.quote ?? '';
      const text = lead === undefined ? quote : `${lead}\n${quote}`;
      return { ...reply, text, ...(lead && { lead }), outcome: 'answered', confidence: likelihood };
    }
    case 'perhaps':
      return {
        ...reply,
        ...sayWhere(phrasesOf(question.frame, knowledge).websiteSays, citations),
        outcome: 'unsure',
        confidence: likelihood,
      };
    case 'unlikely':
      return {
        ...reply,
        text: decline(question.frame, knowledge),
        outcome: 'declined',
        confidence: 1 - likelihood,
      };
  }
}

function markMatches(citation: Citation, { terms }: ReadQuestion): Citation {
  const matches = matchWords(terms, citation.quote, citation.language);
  return matches.length > 0 ? { ...citation, matches } : citation;
}

/** The lead line, and with it every quote for readers who see only the text. */
function sayWhere(lead: string, citations: readonly Citation[]): Pick<Answer, 'text' | 'lead'> {
  const quotes = citations.map(({ quote, title }) => `“${quote}” (${title})`);
  return { lead, text: [lead, ...quotes].join('\n\n') };
}
