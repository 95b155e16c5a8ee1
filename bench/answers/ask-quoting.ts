import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { remarks } from '#functions/engine/lexicon/wordings.ts';
import { type BandFeatures, observeBand } from '#functions/engine/quoting/band.ts';
import { chooseQuotes } from '#functions/engine/quoting/choose-quotes.ts';
import { quoteWebsite } from '#functions/engine/quoting/quote-website.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { citeRun } from '#functions/engine/reply/cite.ts';
import { readQuestion } from '#functions/engine/search/read-question.ts';
import { readWish } from '#functions/engine/search/read-wish.ts';
import { findContext } from '#functions/engine/search/resolve-follow-up.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { citesPage, matchesAnswer, type Question, seeAnswer } from '../eval-scoring.ts';

/** One question with what quoting shows, and what the bands are fitted on. */
export type Asked = {
  question: Question;
  outcome: Answer['outcome'];
  /** The answer stands, from the right page, in what is seen at once; or in a quote one tap away. */
  isSeen: boolean;
  isOneTapAway: boolean;
  /** Whether any quote stands below the reply. */
  isQuoted: boolean;
  features: BandFeatures;
  /** Whether the first quote holds the answer; undefined without quotes. */
  isFirstRight: boolean | undefined;
};

/** Asks the answerer without a model. Small talk counts as declined. */
export function askQuoting(question: Question, knowledge: Knowledge, baseUrl: string): Asked {
  const { question: text, history } = question;
  const wish = readWish(text, knowledge, history.length === 0)?.wish;
  const context = findContext(text, history);
  const isRemark = wish === 'person' || remarks.some((remark) => remark === wish);
  const reply = isRemark ? undefined : quoteWebsite(text, knowledge, { context });
  const holds = (citation: Citation) =>
    citesPage(question, [citation], baseUrl) &&
    matchesAnswer(question, `${citation.heading ?? ''}\n${citation.quote}`);
  const seen =
    reply && seeAnswer(question, { ...reply, response: reply.text, sources: reply.citations }, baseUrl);
  const read = readQuestion(text, knowledge, context);
  const quotes = isRemark ? [] : chooseQuotes(read, knowledge);
  const [first] = quotes;
  const citation = first && citeRun(knowledge, first.passage, first.statements);
  const outcome = reply?.outcome ?? 'smalltalk';
  return {
    question,
    outcome,
    isSeen: seen?.isSeen ?? false,
    isOneTapAway: seen?.isOneTapAway ?? false,
    isQuoted: (reply?.citations.length ?? 0) > 0,
    features: observeBand(read, quotes),
    isFirstRight: citation && question.answerable && holds(citation),
  };
}
