import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { citeRun, shownWords } from '../reply/cite.ts';
import { type AnsweredDay, findAnsweredDay, findAskedDay } from '../search/find-asked-day.ts';
import { type ReadQuestion, readQuestion } from '../search/read-question.ts';
import { answerFromFacts } from './answer-from-facts.ts';
import { askForDay } from './ask-for-day.ts';
import { chooseQuotes, type Quote } from './choose-quotes.ts';
import type { FactAnswer } from './fact-answer.ts';
import { matchWords } from './match-words.ts';

/** What is known, and the language of the sentences around the reply. */
export type Site = { knowledge: Knowledge; frame: VisitorLanguage; today: string | undefined };

/** The question that a follow-up depends on, and whether it asks about a thing that one named. */
export type Before = { context: string | undefined; ofAnother: boolean };

/** All that a website has on a question, before anything is claimed of it. */
export type Evidence = {
  question: ReadQuestion;
  knowledge: Knowledge;
  /** It depends on no question before it. */
  isFirst: boolean;
  ofAnother: boolean;
  day: AnsweredDay | undefined;
  fact: FactAnswer | undefined;
  quotes: readonly Quote[];
};

/** Finds the typed fact and the passages that speak of a question. */
export function findEvidence(
  text: string,
  { knowledge, frame, today }: Site,
  { context, ofAnother }: Before,
): Evidence {
  const known = { today, readOn: knowledge.builtAt.slice(0, 10) };
  const day = findAskedDay(text, known) ?? (context ? findAskedDay(context, known) : undefined);
  const question = askForDay(readQuestion(text, knowledge, context, frame), day, knowledge);
  const isFirst = context === undefined;
  const answered = findAnsweredDay(text, day, today);
  const fact = ofAnother ? undefined : answerFromFacts(question, knowledge, isFirst, answered);
  const quotes = chooseQuotes(question, knowledge, { today });
  return { question, knowledge, isFirst, ofAnother, day: answered, fact, quotes };
}

/** The quotes as a visitor sees them, without those whose source is gone. */
export function citeQuotes(
  quotes: readonly Quote[],
  { question: { terms }, knowledge }: Pick<Evidence, 'question' | 'knowledge'>,
): Citation[] {
  return quotes.flatMap(({ passage, statements, best }) => {
    const citation = citeRun(knowledge, passage, statements);
    if (!citation) return [];
    const matches = matchWords(terms, citation.quote, citation.language);
    const sentence = best && shownWords(best);
    return [{ ...citation, ...(sentence && { sentence }), ...(matches.length > 0 && { matches }) }];
  });
}
