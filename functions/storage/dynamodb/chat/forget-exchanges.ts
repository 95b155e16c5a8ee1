import * as z from 'zod';
import type { Exchange } from '#functions/domain/chat/exchange.ts';
import { handoffRecordSchema } from '#functions/domain/chat/handoff/handoff.ts';
import { quotesUnanswered } from '#functions/domain/life-cycle/life-cycle-mails.ts';
import { makeWeeklyMailId } from '#functions/domain/life-cycle/weekly-mail-id.ts';
import { exists } from '../change.ts';
import { forgetInMessages } from '../inbox/forget-in-messages.ts';
import { keys } from '../keys.ts';
import { listItems } from '../list-items.ts';
import { forgetQuotes } from '../mail/forget-quotes.ts';
import type { Table } from '../table.ts';
import { forgetInDeliveries } from '../webhooks/forget-in-deliveries.ts';
import { listOpenQuestion } from './session-lists.ts';

/** Exchanges of a conversation that are being removed, and those that stay. */
export type Removal = {
  conversationOwner: string;
  sessionId: string;
  removed: readonly Exchange[];
  rest: readonly Exchange[];
};

const sessionSchema = z.object({
  startedAt: z.coerce.date(),
  contactProvided: z.boolean().default(false),
  isByMail: z.boolean().default(false),
});
const mailEntrySchema = z.object({ mailId: z.string() });
const ownerSchema = z.object({ organisationId: z.string().nullish() });
const openSchema = handoffRecordSchema.pick({ openQuestion: true, addition: true });

/** Takes exchanges out of everything that quotes them, before their turns go. */
export async function forgetExchanges(table: Table, removal: Removal): Promise<void> {
  const { conversationOwner, sessionId } = removal;
  const item = await table.get(keys.chatSession(conversationOwner, sessionId));
  if (item) {
    const { startedAt, contactProvided, isByMail } = sessionSchema.parse(item);
    if (isByMail) await forgetAnswers(table, removal);
    if (contactProvided) {
      await forgetInDeliveries(table, removal);
      await forgetInMessages(table, { ...removal, since: startedAt.toISOString() });
    }
    await forgetInWeeklyMail(table, removal, startedAt);
  }
  await forgetOpenQuestion(table, removal);
}

/** Answers by mail repeat the subject of what they answer: our copies of all of them go. */
async function forgetAnswers(table: Table, { conversationOwner, sessionId }: Removal): Promise<void> {
  const { pk, sk: prefix } = keys.chatMail(conversationOwner, sessionId, '');
  const entries = await listItems(table, { pk, prefix }, mailEntrySchema);
  await Promise.all(entries.map(({ mailId }) => table.take(keys.mail(mailId))));
}

/** The summary of the week in which the conversation began quotes its unanswered questions. */
async function forgetInWeeklyMail(
  table: Table,
  { conversationOwner, removed }: Removal,
  startedAt: Date,
): Promise<void> {
  const questions = removed.flatMap(listOpenQuestion).flatMap(({ texts }) => texts);
  if (questions.length === 0) return;
  const conversion = await table.get(keys.conversion(conversationOwner));
  const { organisationId } = ownerSchema.parse(conversion ?? {});
  if (!organisationId) return;
  await forgetQuotes(table, makeWeeklyMailId(organisationId, startedAt), {
    isGone: (item) => questions.some((question) => quotesUnanswered(item, question)),
  });
}

/** The progress of leaving a message may hold them until a person is asked, or a line is added. */
async function forgetOpenQuestion(
  table: Table,
  { conversationOwner, sessionId, removed }: Removal,
): Promise<void> {
  const key = keys.handoff(conversationOwner, sessionId);
  const { openQuestion, addition } = openSchema.parse((await table.get(key)) ?? {});
  const holds = (text: string | undefined) => removed.some(([{ content }]) => text?.includes(content));
  const gone = [
    ...(holds(openQuestion?.question) ? ['openQuestion'] : []),
    ...(holds(addition) ? ['addition'] : []),
  ];
  if (gone.length === 0) return;
  await table.update(key, { remove: gone, when: [exists('pk')] });
}
