import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { answerRemark } from '#functions/engine/reply/answer-remark.ts';
import { type ReadQuestion, readQuestion } from '#functions/engine/search/read-question.ts';
import { findContext, type Turn } from '#functions/engine/search/resolve-follow-up.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import type { CheckClaim } from './check/claim-check.ts';
import { collectSentences, type Dropped, type Sentences } from './collect-sentences.ts';
import { readingConfidence } from './confidence.ts';
import { createPieces } from './create-pieces.ts';
import { declineReading } from './decline-reading.ts';
import type { CheckCounts, KeptSentence } from './follow-sentence.ts';
import { notePast } from './note-past.ts';
import type { ReadingPrompt } from './prompts.ts';
import { createReplyLines, type ReadingVerdict, type ReplyLine } from './reply-lines.ts';
import type { ShownPassage } from './shown/shown-passage.ts';

/** What a reply is checked against. */
export type ReplyBasis = {
  /** The answer without a model. */
  quote(): Answer;
  knowledge: Knowledge;
  /** What the visitor is answered in; by default the language of the question. */
  frame?: VisitorLanguage | undefined;
  passages: ReadonlyMap<number, ShownPassage>;
  prompt: ReadingPrompt;
  question: string;
  history: readonly Turn[];
  now: Date;
  /** Whether the evidence says a sentence; where nobody can be asked, the page's words are shown instead. */
  check: CheckClaim;
  /** Receives each piece of text as soon as it may be shown; joined by spaces, the pieces form the answer. */
  onSentence?: ((text: string) => void) | undefined;
};

/** The result of a reply: an answer, or why there is none. */
export type ReplyEnd =
  | { kind: 'answer'; verdict: ReadingVerdict; answer: Answer }
  /** The reply had another format, and nothing was shown. */
  | { kind: 'broken' }
  /** The gate rejected everything, or the requested part. */
  | { kind: 'unsupported' };

/** A model's reply that passes the gate sentence by sentence as it streams in. */
export type Reply = {
  push(text: string): void;
  /** Ends the stream and waits for the checks of its sentences. A cut-off sentence counts only after a complete stream. */
  complete(): Promise<void>;
  /** The result so far: sentences that are still checked are quoted from the page. */
  finish(): ReplyEnd;
  dropped: readonly Dropped[];
  keptCount(): number;
  checks(): CheckCounts;
};

/** Starts to read a reply. */
export function startReply(basis: ReplyBasis): Reply {
  const { knowledge, history, frame } = basis;
  const context = findContext(basis.question, [...history]);
  const question = readQuestion(basis.question, knowledge, context, frame);
  const [value] = question.values;
  const lines = createReplyLines();
  const sentences = collectSentences({
    ...basis,
    questionLanguage: question.language,
    isWanted: (text) => value !== undefined && showsValue(value, text),
    onChecked: () => release(),
  });
  const pieces = createPieces(question, knowledge, basis.onSentence);
  let verdict: ReadingVerdict | undefined;
  let closest: number | undefined;
  let ended: ReplyEnd | undefined;
  const consider = (line: ReplyLine) => {
    if (line.kind === 'verdict') verdict ??= line.verdict;
    else if (line.kind === 'closest') closest ??= line.number;
    else sentences.take(line);
    release();
  };
  const release = () => {
    const lead = leadOf(verdict, value, sentences);
    if (!ended && lead !== 'wait') pieces.release(lead === 'unsure', sentences.kept());
  };
  const end = (): ReplyEnd => {
    switch (verdict) {
      case undefined:
        return { kind: 'broken' };
      case 'silent':
        return { kind: 'answer', verdict, answer: declineReading(question, closest, basis) };
      case 'other':
        return { kind: 'answer', verdict, answer: refuse(question, basis) };
      case 'answers':
      case 'part':
        return settle(verdict);
    }
  };
  const settle = (found: 'answers' | 'part'): ReplyEnd => {
    const kept = sentences.kept();
    if (kept.length === 0)
      return { kind: sentences.dropped.some(({ hasForm }) => hasForm) ? 'unsupported' : 'broken' };
    const rating = rate(found, value, sentences);
    if (!rating) return { kind: 'unsupported' };
    const past = notePast(question, kept, knowledge, basis.now);
    const said = pieces.end(rating.outcome === 'unsure', kept, past);
    const citations = sentences.citations();
    const answer = { ...rating, ...said, intent: value ?? 'question', citations, suggestions: [] };
    return { kind: 'answer', verdict: found, answer };
  };
  return {
    push: (text) => lines.push(text).forEach(consider),
    async complete() {
      lines.end().forEach(consider);
      sentences.close();
      await sentences.checked();
    },
    finish() {
      // A deadline may end a reply whose checks end a moment later.
      if (ended) return ended;
      sentences.settle();
      ended = end();
      return ended;
    },
    dropped: sentences.dropped,
    keptCount: () => sentences.kept().length,
    checks: sentences.checks,
  };
}

/** Whether the kept sentences may be shown now, and the words before them. */
function leadOf(
  verdict: ReadingVerdict | undefined,
  value: ValueType | undefined,
  sentences: Sentences,
): 'none' | 'unsure' | 'wait' {
  const kept = sentences.kept();
  if ((verdict !== 'answers' && verdict !== 'part') || kept.length === 0) return 'wait';
  if (value !== undefined) return kept.some((one) => tells(one, value)) ? 'none' : 'wait';
  return verdict === 'part' || !isSure(sentences.first()) ? 'unsure' : 'none';
}

const isSure = (form: KeptSentence['form'] | undefined): boolean => form === 'said' || form === 'quoted';

function tells({ text, form }: KeptSentence, value: ValueType): boolean {
  return isSure(form) && showsValue(value, text);
}

/** Outcome and confidence of the kept sentences; undefined if the requested part is missing. */
function rate(
  verdict: 'answers' | 'part',
  value: ValueType | undefined,
  sentences: Sentences,
): Pick<Answer, 'outcome' | 'confidence'> | undefined {
  const { answered, unsure } = readingConfidence;
  const { dropped } = sentences;
  const kept = sentences.kept();
  const first = sentences.first();
  if (value !== undefined) {
    if (kept.some((one) => tells(one, value))) {
      const confidence = verdict === 'part' ? answered.part : rateWhole(sentences);
      return { outcome: 'answered', confidence };
    }
    const shows = ({ text }: { text: string }) => showsValue(value, text);
    // A translation shares few words with its page, so the page's value may be shown with a caveat.
    const isShownAbroad = kept.some((one) => one.form === 'foreign' && shows(one));
    if (dropped.some(shows) && !isShownAbroad) return undefined;
    if (verdict === 'answers' && isSure(first))
      return { outcome: 'answered', confidence: first === 'quoted' ? answered.quoted : answered.valueUnsaid };
  } else if (verdict === 'answers' && isSure(first))
    return { outcome: 'answered', confidence: rateWhole(sentences) };
  return { outcome: 'unsure', confidence: verdict === 'part' ? unsure.part : unsure.firstSentenceLost };
}

function rateWhole({ first, dropped }: Sentences): number {
  const { quoted, sentencesLost, whole } = readingConfidence.answered;
  if (first() === 'quoted') return quoted;
  return dropped.length > 0 ? sentencesLost : whole;
}

/** Answers a message that isn't about the site as without a model, or with a refusal if the website was quoted. */
function refuse(read: ReadQuestion, basis: ReplyBasis): Answer {
  const { quote, question, knowledge, frame } = basis;
  const found = quote();
  if (showsNearest(found)) return declineReading(read, undefined, basis);
  const isRefused = found.outcome === 'declined' || found.outcome === 'smalltalk';
  return isRefused ? found : answerRemark('offTopic', question, knowledge, frame);
}
