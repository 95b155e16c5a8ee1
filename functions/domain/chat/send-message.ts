import { leadOf } from '#functions/engine/reply/answer.ts';
import { distinctCitations } from '#functions/engine/reply/distinct-citations.ts';
import type { FormOffer, Handoff } from '#shared/contract/assistant/chat.ts';
import { type SentOutcome, sendOutcome } from '#shared/domain/chat/chat-outcome.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { makeCopyPath } from '#shared/domain/conversion/copy-path.ts';
import { AppError } from '#shared/errors.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { leavePlace } from '../plans/admission.ts';
import { type Admitted, admitMessage } from './admit-message.ts';
import { openAnswerStream } from './answer-stream.ts';
import { offerHandoff } from './handoff/offer-handoff.ts';
import { describeVisit, takeMessage, toAnswer } from './handoff/take-message.ts';
import { leaveToPerson } from './live/leave-to-person.ts';
import { offerForm } from './offer-form.ts';
import type { ChatPorts } from './ports.ts';
import type { Listener, Question } from './question.ts';
import { quoteForVisitor } from './quote-for-visitor.ts';
import { readOrQuote } from './read-or-quote.ts';
import { recordExchange } from './record-exchange.ts';
import { settleMessage } from './settle-message.ts';

type Reply = {
  message: string;
  response: string;
  lead?: string;
  confidence: number;
  intent: string;
  responseTime: number;
  sessionId: string;
  /** Identifies the answer for ratings. */
  messageId: string;
  outcome: SentOutcome;
  isRefused?: true;
  sources: Citation[];
  suggestions: string[];
  handoff?: Handoff;
  form?: FormOffer;
  isWithPerson?: boolean;
  /** Of what is said around the answer. */
  language?: VisitorLanguage;
};

/**
 * Answers a visitor from an assistant's knowledge, or the brand's own without a conversion, or takes the next
 * step of leaving a message for a person; whoever a person talks with is left to them. Stores both turns unless the visitor has disconnected.
 */
export async function sendMessage(ports: ChatPorts, question: Question, listener: Listener): Promise<Reply> {
  const left = await leaveToPerson(ports, question);
  if (left) return left;
  const admitted = await admitMessage(ports, question, ports.now());
  try {
    return await answerAdmitted(ports, admitted, listener);
  } catch (error) {
    // A table that fails keeps one conversation too many of the month's rather than hide why there is no answer.
    if (admitted.place) await leavePlace(ports, admitted.place).catch(() => undefined);
    throw error;
  }
}

async function answerAdmitted(ports: ChatPorts, admitted: Admitted, listener: Listener): Promise<Reply> {
  const { message, conversionId, forms, askedAt } = admitted;
  const { conduct, reply } = settleMessage(admitted);
  const quote = once(() => quoteForVisitor(conduct.question, admitted));
  const visit = describeVisit(admitted, reply, quote);
  const step = conduct.asksNothing ? undefined : await takeMessage(ports, visit, admitted);
  const stream = openAnswerStream(listener.sendText);
  const settled = step ? toAnswer(step) : reply;
  const { answer: said, report } = settled
    ? { answer: settled }
    : await readOrQuote(ports, admitted, { conduct, quote, stream, listener });
  const answer = { ...said, citations: distinctCitations(said.citations) };
  stream.finish(leadOf(answer).lead ?? answer.text);

  if (listener.signal.aborted) throw new AppError('UNAVAILABLE', { message: 'The request was cancelled.' });
  const language = step ? visit.language : admitted.frame;
  const offer = step ?? (conduct.asksNothing ? {} : offerHandoff({ ...visit, language }, answer));
  const answeredAt = ports.now();
  const exchange = await recordExchange(ports, admitted, {
    ...{ answer, answeredAt, step, offer, report },
  });
  const { text, outcome, confidence, intent, citations, suggestions } = answer;
  return {
    ...leadOf(answer),
    ...{ message: text, response: text, confidence, intent, suggestions, ...sendOutcome(outcome) },
    responseTime: answeredAt.getTime() - askedAt.getTime(),
    sessionId: admitted.conversation.sessionId,
    messageId: exchange[1].messageId,
    language,
    sources: citations.map((citation) => linkCopy(citation, conversionId)),
    ...(offer.handoff && { handoff: offer.handoff }),
    ...(!step && offerForm(message, answer, forms)),
  };
}

/** Quotes when first asked to, and never twice. */
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}

/** The brand's own pages are current; a crawled website may have changed since. */
function linkCopy(citation: Citation, conversionId: string | undefined): Citation {
  const { sourceId, quote } = citation;
  if (!conversionId || !sourceId) return citation;
  return { ...citation, copyUrl: makeCopyPath(conversionId, sourceId, quote) };
}
