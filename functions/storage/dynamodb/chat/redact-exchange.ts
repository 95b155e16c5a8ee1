import * as z from 'zod';
import { type ChatMessage, chatMessageSchema } from '#functions/domain/chat/chat-session.ts';
import { handoffRecordSchema } from '#functions/domain/chat/handoff/handoff.ts';
import type { RedactionPorts } from '#functions/domain/chat-history/ports.ts';
import { makeWeeklyMailId } from '#functions/domain/life-cycle/weekly-mail-id.ts';
import { judgeAnswer } from '#shared/domain/chat/question-result.ts';
import { redactExcerpts } from '../inbox/redact-excerpts.ts';
import { keys } from '../keys.ts';
import { forgetMail } from '../mail/forget-mail.ts';
import type { Item, Table } from '../table.ts';
import { writeRedaction } from './ledger-item.ts';
import { summarizeExchanges } from './summarize-exchanges.ts';

type AnswerRef = { conversationOwner: string; sessionId: string; answerId: string };
type Exchange = [question: ChatMessage, answer: ChatMessage];

const versionSchema = z.object({
  startedAt: z.coerce.date(),
  lastAt: z.string(),
  messageCount: z.number(),
  contactProvided: z.boolean().default(false),
});
const positionSchema = z.object({ sk: z.string() });
const ownerSchema = z.object({ organisationId: z.string().nullish() });
const openSchema = handoffRecordSchema.pick({ openQuestion: true });

/** Removes an answer and its question with everything that was derived from them. */
export async function redactExchange(
  table: Table,
  { conversationOwner, sessionId, answerId }: AnswerRef,
): ReturnType<RedactionPorts['chats']['redact']> {
  const key = keys.chatSession(conversationOwner, sessionId);
  const session = await table.get(key);
  const exchanges = pairTurns(await readTurns(table, key.pk));
  const exchange = exchanges.find(([, answer]) => answer.messageId === answerId);
  if (!session || !exchange) return 'not-found';
  const { startedAt, lastAt, messageCount, contactProvided } = versionSchema.parse(session);
  // First what a second try finds again: the turns themselves go last.
  if (contactProvided) await redactExcerpts(table, { conversationOwner, sessionId, exchange });
  await forgetWeeklyMail(table, conversationOwner, { startedAt, exchange });
  await forgetOpenQuestion(table, conversationOwner, sessionId, exchange);
  if (exchanges.length === 1) return 'only-one';
  const rest = exchanges.filter((other) => other !== exchange);
  const [, answer] = exchange;
  const isWritten = await table.transact([
    ...exchange.map(({ sentAt, messageId }) => ({
      Delete: {
        TableName: table.name,
        Key: keys.chatMessage(conversationOwner, sessionId, sentAt, messageId),
      },
    })),
    ...(answer.salt
      ? [
          writeRedaction(table.name, {
            conversionId: conversationOwner,
            answeredAt: answer.sentAt,
            entryId: answerId,
          }),
        ]
      : []),
    {
      Update: {
        TableName: table.name,
        Key: key,
        ...summarizeExchanges(rest, { lastAt, messageCount }),
      },
    },
  ]);
  return isWritten ? 'removed' : 'changed';
}

async function readTurns(table: Table, pk: string): Promise<ChatMessage[]> {
  const turns: ChatMessage[] = [];
  let after = 'MESSAGE#';
  for (;;) {
    const items: Item[] = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :after AND :last',
      ExpressionAttributeValues: { ':pk': pk, ':after': after, ':last': 'MESSAGE#~' },
      ConsistentRead: true,
    });
    const last = items.at(-1);
    if (!last) return turns;
    turns.push(...items.map((item) => chatMessageSchema.parse(item)));
    after = `${positionSchema.parse(last).sk}\u0000`;
  }
}

/** Both turns of an exchange have its id, with their number. */
function pairTurns(turns: readonly ChatMessage[]): Exchange[] {
  const questions = new Map(
    turns.filter(({ role }) => role === 'user').map((turn) => [turn.messageId, turn]),
  );
  return turns
    .filter(({ role }) => role === 'assistant')
    .flatMap((answer): Exchange[] => {
      const question = questions.get(answer.messageId.replace(/-2$/, '-1'));
      return question ? [[question, answer]] : [];
    });
}

/** The progress of leaving a message may hold them until a person is asked. */
async function forgetOpenQuestion(
  table: Table,
  conversationOwner: string,
  sessionId: string,
  [question]: Exchange,
): Promise<void> {
  const key = keys.handoff(conversationOwner, sessionId);
  const { openQuestion } = openSchema.parse((await table.get(key)) ?? {});
  if (!openQuestion?.question.includes(question.content)) return;
  await table.update(key, {
    UpdateExpression: 'REMOVE openQuestion',
    ConditionExpression: 'attribute_exists(pk)',
  });
}

/** The summary of the week in which the conversation began quotes its unanswered questions. */
async function forgetWeeklyMail(
  table: Table,
  conversationOwner: string,
  { startedAt, exchange: [, answer] }: { startedAt: Date; exchange: Exchange },
): Promise<void> {
  if (judgeAnswer(answer) !== 'unanswered') return;
  const conversion = await table.get(keys.conversion(conversationOwner));
  const { organisationId } = ownerSchema.parse(conversion ?? {});
  if (organisationId) await forgetMail(table, makeWeeklyMailId(organisationId, startedAt));
}
