import type { Answer } from '#functions/engine/reply/answer.ts';
import { judgeAnswer } from '#shared/domain/chat/question-result.ts';
import { recordAnswer } from '../ledger/record-answer.ts';
import { keepPlace } from '../plans/admission.ts';
import type { ReadingReport } from '../reading/ports.ts';
import type { Admitted } from './admit-message.ts';
import { brandOfOwner } from './chat-day.ts';
import { describeExchange } from './conversation-history.ts';
import { countExchange } from './count-exchange.ts';
import type { Exchange } from './exchange.ts';
import { findTopic } from './find-topic.ts';
import type { Offer } from './handoff/offer-handoff.ts';
import type { HandoffStep } from './handoff/visit.ts';
import type { ChatPorts } from './ports.ts';
import { readContentWords } from './read-content-words.ts';
import { findLanguageOfMost } from './reply-language.ts';

/** What was said to a message. */
type Said = {
  answer: Answer;
  answeredAt: Date;
  step: HandoffStep | undefined;
  offer: Offer;
  report: ReadingReport | undefined;
};

/** Stores both turns, counts the question, and keeps how far the visitor is in leaving a message. */
export async function recordExchange(ports: ChatPorts, admitted: Admitted, said: Said): Promise<Exchange> {
  const { message, askedAt, conversation, admission, isTest } = admitted;
  const { answer, answeredAt, step, offer, report } = said;
  // Greetings and steps of leaving a message are about nothing.
  const topic = step || !judgeAnswer(answer) ? undefined : findTopic(message);
  const turns = describeExchange(ports.makeId(), {
    ...{ message, topic, askedAt, answer, answeredAt, step, isTest },
  });
  const { exchange = turns, entry } =
    admission && !step
      ? recordAnswer(ports.makeId, turns, {
          ...{ conversionId: conversation.owner, report },
          ...{ modelId: ports.modelId, checkModelId: ports.checkModelId },
          knowledgeVersion: admission.conversion.knowledgeVersion,
          writtenBy: answer.writtenBy,
        })
      : {};
  await Promise.all([
    countQuestion(ports, admitted, turns, step?.complete !== undefined),
    storeTurns(
      ports,
      { ...admitted, language: step ? undefined : findLanguageOfMost(admitted) },
      exchange,
      entry,
    ),
    entry && ports.ledger.expectSeal(entry),
    offer.record &&
      !step?.complete &&
      ports.handoffs.save(conversation, offer.record, {
        now: answeredAt,
        wasTold: offer.announcesAnswer === true,
      }),
  ]);
  return exchange;
}

async function countQuestion(
  ports: ChatPorts,
  { message, askedAt, conversation, isFirst, isTest }: Admitted,
  turns: Exchange,
  isForwarded: boolean,
): Promise<void> {
  if (isTest) return;
  const counts = countExchange(turns);
  await Promise.all([
    ports.chatDays.add(conversation.owner, askedAt, conversation.sessionId, {
      ...{ conversations: Number(isFirst), forwarded: Number(isForwarded) },
      ...counts,
    }),
    isFirst &&
      counts.questions &&
      ports.queries.count(brandOfOwner(conversation.owner), askedAt, {
        words: [...readContentWords(message)].toSorted(),
        text: message.trim(),
      }),
  ]);
}

async function storeTurns(
  ports: ChatPorts,
  {
    conversation,
    page,
    agent,
    isByMail,
    language,
    isTest,
    isFirst,
    place,
  }: Admitted & { language: string | undefined },
  exchange: Exchange,
  entry: ReturnType<typeof recordAnswer>['entry'] | undefined,
): Promise<void> {
  const { owner, sessionId } = conversation;
  const isMarked = await ports.chats.addExchange(owner, sessionId, exchange, {
    ...{ page, agent, isByMail, language, isTest, entry, isFirst },
    countedIn: place?.admission.standing.month,
  });
  if (place) await keepPlace(ports, place, { ...conversation, isMarked });
}
