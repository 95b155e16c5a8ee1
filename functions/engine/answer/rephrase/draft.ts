import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { Answer } from '../answer.ts';
import { languagesOf } from '../expand-term.ts';
import { phrases } from '../phrases.ts';
import { findContext, type Turn } from '../resolve-follow-up.ts';
import { type Question, understandQuestion } from '../understand-question.ts';
import { type ClaimBasis, checkClaim } from './check-claim.ts';
import { chooseQuotes } from './choose-quotes.ts';
import { createClaimSplitter } from './claim-splitter.ts';
import { buildPrompt, noAnswerWord } from './prompt.ts';
import type { NumberedQuote } from './quote.ts';
import type { Refusal } from './refusal.ts';

const sentenceLimit = 6;

/** An answer in a model's words as it comes in, sentence by sentence through the gate. */
export type Draft = {
  /** The data part of the prompt. */
  prompt: string;
  /** Takes what the model said next. */
  push(text: string): void;
  /** The answer, or undefined when nothing is left of it. A sentence cut short counts only after a whole stream. */
  finish(isWhole: boolean): Answer | undefined;
  /** Why sentences were dropped, in order. */
  refusals: readonly Refusal[];
  keptCount(): number;
};

/**
 * Begins the rephrasing of an answer of the engine. `onSentence` gets each piece of text as soon as it may be shown;
 * joined by spaces the pieces are the answer's text.
 */
export function startDraft(input: {
  answer: Answer;
  knowledge: Knowledge;
  question: string;
  history: Turn[];
  /** Passages near the question in meaning, by their index, nearest first; empty where that is not known. */
  near: readonly number[];
  onSentence?: ((text: string) => void) | undefined;
}): Draft {
  const { answer, knowledge, question, history } = input;
  const context = findContext(question, history);
  const understood = understandQuestion(question, knowledge, context);
  const quotes = chooseQuotes({ answer, knowledge, question, context, near: input.near });
  const { organisationName } = knowledge;
  const basis: ClaimBasis = {
    quotes,
    organisationName,
    question,
    questionLanguage: understood.language,
    siteLanguage: languagesOf(knowledge)[0] ?? 'en',
  };
  const pieces = collectPieces(answer, understood, input.onSentence);
  const splitter = createClaimSplitter();
  const refusals: Refusal[] = [];
  const cited: NumberedQuote[] = [];
  let isOver = false;
  const consider = (sentence: string) => {
    if (isOver) return;
    isOver = sentence.includes(noAnswerWord) || pieces.count() >= sentenceLimit;
    const verdict = checkClaim(sentence, basis);
    if (!verdict.kept) refusals.push(verdict.refusal);
    else if (!isOver && pieces.add(verdict.text)) cited.push(...verdict.quotes);
  };
  return {
    prompt: buildPrompt({ organisationName, quotes, question, earlierQuestion: context }),
    push: (text) => splitter.push(text).forEach(consider),
    finish(isWhole) {
      if (isWhole) splitter.end().forEach(consider);
      isOver = true;
      const text = pieces.end();
      return text === undefined ? undefined : { ...answer, text, citations: citationsOf(cited) };
    },
    refusals,
    keptCount: pieces.count,
  };
}

/** Holds sentences back until one shows the value asked for: a reply about fees without the fee is none. */
function collectPieces(answer: Answer, { value, language }: Question, onSentence?: (text: string) => void) {
  const { unsure, past } = phrases[language];
  const asked = value !== undefined && showsValue(value, answer.text) ? value : undefined;
  const sentences: string[] = [];
  const pieces = answer.outcome === 'unsure' ? [unsure] : [];
  let releasedCount = 0;
  const isComplete = () => !asked || sentences.some((sentence) => showsValue(asked, sentence));
  const release = () => {
    for (const piece of pieces.slice(releasedCount)) onSentence?.(piece);
    releasedCount = pieces.length;
  };
  return {
    count: () => sentences.length,
    add(sentence: string): boolean {
      if (sentences.includes(sentence)) return false;
      sentences.push(sentence);
      pieces.push(sentence);
      if (isComplete()) release();
      return true;
    },
    end(): string | undefined {
      if (sentences.length === 0 || !isComplete()) return undefined;
      if (answer.text.endsWith(past)) pieces.push(past);
      release();
      return pieces.join(' ');
    },
  };
}

function citationsOf(quotes: readonly NumberedQuote[]): Citation[] {
  return [...new Set(quotes)].map(({ citation }) => citation);
}
