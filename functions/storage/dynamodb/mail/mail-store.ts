import * as z from 'zod';
import { type Mail, mailSchema } from '#functions/domain/mail/mail.ts';
import { mailCauseSchema } from '#shared/domain/mail/mail-cause.ts';
import { dueIndexName, keys, unsentMailKind } from '../keys.ts';
import type { Item, Table } from '../table.ts';

const claimedMailSchema = mailSchema.extend({ attempts: z.number(), triedSince: z.coerce.date() });
export const mailDueKind = 'MAIL';
const dueMailSchema = z.object({ mailId: z.string() });
/** Ninety days. */
export const keptMailSeconds = 90 * 86_400;

/** A month: the messages themselves stay in the inbox. */
const heldSeconds = 30 * 86_400;
/** Newer ones stay held, and go with the next confirmation. */
const mostHeld = 100;

/** Begins the partitions of held mails. */
export const heldMailPrefix = 'HELD-MAIL#';

/** Partition of the due index with the mails that wait until an address confirms. */
const heldMailKind = (addressHash: string) => `${heldMailPrefix}${addressHash}`;

/** The outbox. A mail stays due until it is marked sent, or given up. */
export type MailStore = ReturnType<typeof openMailStore>;

/** The mail outbox. */
export function openMailStore(table: Table) {
  const settle = async (mailId: string, expression: Parameters<Table['update']>[1]) => {
    await table.update(keys.mail(mailId), expression);
  };
  return {
    add: (mail: Mail, now: Date) => table.put(mailItem(mail, now)),
    /** False when it is stored already. */
    addOnce: (mail: Mail, now: Date) =>
      table.transact([
        {
          Put: {
            TableName: table.name,
            Item: mailItem(mail, now),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ]),
    /**
     * Claims the mail for this sender until then, with the count of its tries and the time of the first; undefined when
     * it is sent, given up, or claimed by another.
     */
    async claim(mailId: string, now: Date, until: Date) {
      const item = await table.update(keys.mail(mailId), {
        UpdateExpression:
          'SET sendingUntil = :until, triedSince = if_not_exists(triedSince, :now) ADD attempts :one',
        ConditionExpression:
          'attribute_exists(dueKind) AND attribute_not_exists(failure) AND (attribute_not_exists(sendingUntil) OR sendingUntil < :now)',
        ExpressionAttributeValues: { ':until': until.toISOString(), ':now': now.toISOString(), ':one': 1 },
      });
      if (!item) return undefined;
      const { attempts, triedSince, ...mail } = claimedMailSchema.parse(item);
      return { mail, attempt: attempts, triedSince };
    },
    /** `subject` is the one that was sent: an address that has not confirmed gets no names. */
    markSent: (mailId: string, now: Date, subject: string) =>
      settle(mailId, {
        UpdateExpression:
          'SET sentAt = :now, sentSubject = :subject, expiresAt = :expiresAt REMOVE dueKind, dueAt, sendingUntil',
        // An account may be erased while its last mail is on its way.
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: {
          ':now': now.toISOString(),
          ':subject': subject,
          ':expiresAt': findExpiry(now),
        },
      }),
    /** Marks it as never to be sent: no longer due, and kept for operators as long as sent ones. */
    giveUp(mailId: string, reason: string, now: Date) {
      // What follows from a choice or a rule is no failure.
      const isError = !mailCauseSchema.safeParse(reason).success;
      return settle(mailId, {
        UpdateExpression: isError
          ? 'SET failure = :reason, expiresAt = :expiresAt, dueKind = :unsent, dueAt = :now REMOVE sendingUntil'
          : 'SET failure = :reason, expiresAt = :expiresAt REMOVE dueKind, dueAt, sendingUntil',
        ExpressionAttributeValues: {
          ':reason': reason,
          ':expiresAt': findExpiry(now),
          ...(isError && { ':unsent': unsentMailKind, ':now': now.toISOString() }),
        },
      });
    },
    /** Ends the claim; the mail is due again then. */
    defer: (mailId: string, until: Date) =>
      settle(mailId, {
        UpdateExpression: 'SET dueAt = :until REMOVE sendingUntil',
        ConditionExpression: 'attribute_exists(dueKind)',
        ExpressionAttributeValues: { ':until': until.toISOString() },
      }),
    /** Gives up a mail that has become wrong, unless it was sent. */
    withdraw: (mailId: string, now: Date) =>
      settle(mailId, {
        UpdateExpression: 'SET failure = :reason, expiresAt = :expiresAt REMOVE dueKind, dueAt, sendingUntil',
        ConditionExpression: 'attribute_exists(dueKind) AND attribute_not_exists(failure)',
        ExpressionAttributeValues: { ':reason': 'withdrawn', ':expiresAt': findExpiry(now) },
      }),
    /** Makes a mail that was sent or given up due again; one that waits or is never due stays as it is. */
    sendAgain: (mailId: string, now: Date) =>
      settle(mailId, {
        UpdateExpression: 'SET dueKind = :mail, dueAt = :now REMOVE sentAt, failure, expiresAt, triedSince',
        ConditionExpression: 'attribute_exists(sentAt) OR attribute_exists(failure)',
        ExpressionAttributeValues: { ':mail': mailDueKind, ':now': now.toISOString() },
      }),
    /** Lets others retry immediately. */
    release: (mailId: string) => settle(mailId, { UpdateExpression: 'REMOVE sendingUntil' }),
    /** Keeps a mail that is not sent until its address confirms, for at most a month. */
    hold: (mailId: string, addressHash: string, now: Date) =>
      settle(mailId, {
        UpdateExpression: 'SET dueKind = :held, dueAt = :now, expiresAt = :expiresAt REMOVE sendingUntil',
        ConditionExpression: 'attribute_exists(dueKind)',
        ExpressionAttributeValues: {
          ':held': heldMailKind(addressHash),
          ':now': now.toISOString(),
          ':expiresAt': Math.floor(now.getTime() / 1000) + heldSeconds,
        },
      }),
    async findHeldIds(addressHash: string) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind',
        ExpressionAttributeValues: { ':kind': heldMailKind(addressHash) },
        ProjectionExpression: 'mailId',
        Limit: mostHeld,
      });
      return items.map((item) => dueMailSchema.parse(item).mailId);
    },
    /** Makes a held mail due. */
    free: (mailId: string, addressHash: string, now: Date) =>
      settle(mailId, {
        UpdateExpression: 'SET dueKind = :mail, dueAt = :now REMOVE expiresAt, sendingUntil, triedSince',
        ConditionExpression: 'dueKind = :held',
        ExpressionAttributeValues: {
          ':mail': mailDueKind,
          ':held': heldMailKind(addressHash),
          ':now': now.toISOString(),
        },
      }),
    async findDueIds(before: Date, limit: number) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind AND dueAt <= :before',
        ExpressionAttributeValues: { ':kind': mailDueKind, ':before': before.toISOString() },
        ProjectionExpression: 'mailId',
        Limit: limit,
      });
      return items.map((item) => dueMailSchema.parse(item).mailId);
    },
    postpone: (mailId: string, until: Date) =>
      settle(mailId, {
        UpdateExpression: 'SET dueAt = :until',
        ConditionExpression: 'attribute_exists(dueKind)',
        ExpressionAttributeValues: { ':until': until.toISOString() },
      }),
  };
}

function findExpiry(now: Date): number {
  return Math.floor(now.getTime() / 1000) + keptMailSeconds;
}

/** The item of an unsent mail. */
export function mailItem(mail: Mail, now: Date): Item {
  return {
    ...keys.mail(mail.mailId),
    dueKind: mailDueKind,
    dueAt: mail.notBefore ?? now.toISOString(),
    ...mail,
  };
}
