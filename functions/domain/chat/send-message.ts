import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { distinctCitations } from '#functions/engine/reply/distinct-citations.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { FormOffer, Handoff } from '#shared/contract/chat.ts';
import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import { judgeAnswer } from '#shared/domain/chat/question-result.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { makeCopyPath } from '#shared/domain/conversion/copy-path.ts';
import { AppError } from '#shared/errors.ts';
import { maskBrandNumbers } from '../conduct/mask-brand-numbers.ts';
import { openConduct } from '../conduct/open-conduct.ts';
import { recordAnswer } from '../ledger/record-answer.ts';
import { countConversation, findAdmission, refuseUnadmitted } from '../plans/admission.ts';
import type { ReadingReport } from '../reading/ports.ts';
import { findBrandKnowledge } from '../support/brand-knowledge.ts';
import { openAnswerStream } from './answer-stream.ts';
import { brandOfOwner } from './chat-day.ts';
import { describeExchange, findRecent, selectHistory } from './conversation-history.ts';
import { answerFromCorrection, findCorrection } from './find-correction.ts';
import type { Visit } from './handoff/handoff-flow.ts';
import { type Offer, offerHandoff } from './handoff/offer-handoff.ts';
import { describeVisit, takeMessage, toAnswer } from './handoff/take-message.ts';
import { isRemark } from './is-remark.ts';
import { offerForm } from './offer-form.ts';
import { offerSimilarCorrection } from './offer-similar-correction.ts';
import type { ChatPorts } from './ports.ts';
import { readContentWords } from './read-content-words.ts';

type Question = {
  message: string;
  brandId: BrandId;
  conversionId?: string | undefined;
  sessionId?: string | undefined;
  handoff?: Visit['action'];
  /** Asked by the assistant's own account or by staff: marked, and counted nowhere. */
  isTest?: boolean;
  context?:
    | {
        conversationHistory?: { role: string; content: string }[] | undefined;
        page?: string | undefined;
      }
    | undefined;
};

/**
 * Receives the text as it is written, and may disconnect. The address limits one visitor's use of the model.
 */
type Listener = { sendText(text: string): void; signal: AbortSignal; clientAddress?: string };

type Reply = {
  message: string;
  response: string;
  confidence: number;
  intent: string;
  responseTime: number;
  sessionId: string;
  /** Identifies the answer for ratings. */
  messageId: string;
  outcome: ChatOutcome;
  sources: Citation[];
  suggestions: string[];
  handoff?: Handoff;
  form?: FormOffer;
};

/** Demo assistants share one model budget; otherwise the cost would grow with every demo started. */
const demonstrationsTenant = 'demonstrations';

/**
 * Answers a visitor from an assistant's knowledge, or the brand's own without a conversion, or takes the next
 * step of leaving a message for a person. Stores both turns unless the visitor has disconnected.
 */
export async function sendMessage(ports: ChatPorts, question: Question, listener: Listener): Promise<Reply> {
  const askedAt = ports.now();
  const { conversionId, brandId, isTest = false } = question;
  const message = maskBrandNumbers(brandId, question.message);
  const conversation = {
    owner: conversionId ?? `brand-${brandId}`,
    sessionId: question.sessionId ?? ports.makeId(),
  };
  const [knowledge, recent, record, forms, admission] = await Promise.all([
    conversionId ? ports.findKnowledge(conversionId) : findBrandKnowledge(brandId),
    question.sessionId ? findRecent(ports.chats, conversation) : [],
    question.sessionId ? ports.handoffs.find(conversation, askedAt) : undefined,
    conversionId ? ports.forms.listEntries(conversionId) : [],
    conversionId ? findAdmission(ports, conversionId) : undefined,
  ]);
  const isDemonstration = conversionId !== undefined && !admission;
  const isFirstMessage = recent.length === 0 && !record;
  refuseUnadmitted(admission, isFirstMessage);
  const history = selectHistory(recent, question.context?.conversationHistory);
  const corrections = await ports.findCorrections(knowledge);
  const correction = findCorrection(corrections, message, knowledge);
  const conduct = openConduct({
    brandId,
    message,
    earlier: recent.filter(({ role }) => role === 'user').map(({ content }) => content),
    wantsPerson: question.handoff === 'start',
    knowledge,
  });
  // Corrections are given in the owner's words.
  const settled = conduct.settled ?? (correction && answerFromCorrection(correction, knowledge));
  const fromSite = () => answerQuestion({ knowledge, question: conduct.question, history, now: askedAt });
  const found = settled ?? offerSimilarCorrection(fromSite(), corrections, message, knowledge);
  const visit = describeVisit({ ...question, message }, { knowledge, recent, record, found });
  const step = conduct.asksNothing
    ? undefined
    : await takeMessage(ports, visit, { conversation, brandId, conversionId, recent });
  const stream = openAnswerStream(listener.sendText);
  const { reviewSentence } = conduct;
  const reports: ReadingReport[] = [];
  const isRead = !step && !settled && asksTheSite(found);
  const read = isRead
    ? await ports.readAnswer?.({
        found,
        knowledge,
        question: conduct.question,
        history,
        askedAt,
        tenant: isDemonstration ? demonstrationsTenant : conversation.owner,
        visitor: listener.clientAddress,
        ...(reviewSentence && { onSentence: (sentence) => stream.say(reviewSentence(sentence)) }),
        onReport: (report) => reports.push(report),
        signal: listener.signal,
      })
    : undefined;
  const said = step ? toAnswer(step) : (settled ?? conduct.review(read ?? found));
  const answer = { ...said, citations: distinctCitations(said.citations) };
  stream.finish(answer.text);

  if (listener.signal.aborted) throw new AppError('UNAVAILABLE', { message: 'The request was cancelled.' });
  const offer: Offer = step ?? (conduct.asksNothing ? {} : offerHandoff(visit, answer));
  const { text, outcome, confidence, intent, citations, suggestions } = answer;
  const result = step ? undefined : judgeAnswer(answer);
  const answeredAt = ports.now();
  const turns = describeExchange(ports.makeId(), { message, askedAt, answer, answeredAt, step });
  const { exchange = turns, entry } =
    admission && !step
      ? recordAnswer(ports.makeId, turns, {
          ...{ conversionId: conversation.owner, modelId: ports.modelId, report: reports.at(-1) },
          knowledgeVersion: admission.conversion.knowledgeVersion,
          writtenBy: answer.writtenBy,
        })
      : {};
  const isCounted = admission !== undefined && isFirstMessage && !isTest;
  const store = async () => {
    const isMarked = await ports.chats.addExchange(conversation.owner, conversation.sessionId, exchange, {
      page: question.context?.page,
      isTest,
      entry,
      isFirst: isFirstMessage,
      countedIn: isCounted ? admission.standing.month : undefined,
    });
    if (isCounted) await countConversation(ports, admission, { ...conversation, isMarked });
  };
  const responseTime = answeredAt.getTime() - askedAt.getTime();
  await Promise.all([
    !isTest &&
      ports.chatDays.add(conversation.owner, askedAt, conversation.sessionId, {
        conversations: Number(isFirstMessage),
        forwarded: Number(step?.complete !== undefined),
        ...(result && {
          questions: 1,
          answered: Number(result === 'answered'),
          unsure: Number(result === 'unsure'),
          responseMs: responseTime,
        }),
      }),
    store(),
    entry && ports.ledger.expectSeal(entry),
    !isTest &&
      isFirstMessage &&
      result &&
      ports.queries.count(brandOfOwner(conversation.owner), askedAt, {
        words: [...readContentWords(message)].toSorted(),
        text: message.trim(),
      }),
    offer.record &&
      !step?.complete &&
      ports.handoffs.save(conversation, offer.record, {
        now: answeredAt,
        wasTold: offer.announcesAnswer === true,
      }),
  ]);
  return {
    message: text,
    response: text,
    confidence,
    intent,
    responseTime,
    sessionId: conversation.sessionId,
    messageId: exchange[1].messageId,
    outcome,
    sources: citations.map((citation) => linkCopy(citation, conversionId)),
    suggestions,
    ...(offer.handoff && { handoff: offer.handoff }),
    ...(!step && offerForm(message, answer, forms)),
  };
}

/** Whether a message asks something, whatever the engine found. */
function asksTheSite(found: Answer): boolean {
  return !isRemark(found) && found.outcome !== 'handoff';
}

/** The brand's own pages are current; a crawled website may have changed since. */
function linkCopy(citation: Citation, conversionId: string | undefined): Citation {
  const { sourceId, quote } = citation;
  if (!conversionId || !sourceId) return citation;
  return { ...citation, copyUrl: makeCopyPath(conversionId, sourceId, quote) };
}
