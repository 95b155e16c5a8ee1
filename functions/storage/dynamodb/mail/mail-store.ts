import * as z from 'zod';
import { type Mail, mailSchema } from '#functions/domain/mail/mail.ts';
import type { MailStore } from '#functions/domain/mail/ports.ts';
import { mailCauseSchema } from '#shared/domain/staff/timeline-event.ts';
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

/** The mail outbox. */
export function openMailStore(table: Table): MailStore {
  const settle = async (mailId: string, expression: Parameters<Table['update']>[1]) => {
    await table.update(keys.mail(mailId), expression);
  };
  return {
    add: (mail, now) => table.put(mailItem(mail, now)),
    addOnce: (mail, now) =>
      table.transact([
        {
          Put: {
            TableName: table.name,
            Item: mailItem(mail, now),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ]),
    async claim(mailId, now, until) {
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
    markSent: (mailId, now, subject) =>
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
    giveUp(mailId, reason, now) {
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
    defer: (mailId, until) =>
      settle(mailId, {
        UpdateExpression: 'SET dueAt = :until REMOVE sendingUntil',
        ConditionExpression: 'attribute_exists(dueKind)',
        ExpressionAttributeValues: { ':until': until.toISOString() },
      }),
    withdraw: (mailId, now) =>
      settle(mailId, {
        UpdateExpression: 'SET failure = :reason, expiresAt = :expiresAt REMOVE dueKind, dueAt, sendingUntil',
        ConditionExpression: 'attribute_exists(dueKind) AND attribute_not_exists(failure)',
        ExpressionAttributeValues: { ':reason': 'withdrawn', ':expiresAt': findExpiry(now) },
      }),
    sendAgain: (mailId, now) =>
      settle(mailId, {
        UpdateExpression: 'SET dueKind = :mail, dueAt = :now REMOVE sentAt, failure, expiresAt, triedSince',
        ConditionExpression: 'attribute_exists(sentAt) OR attribute_exists(failure)',
        ExpressionAttributeValues: { ':mail': mailDueKind, ':now': now.toISOString() },
      }),
    release: (mailId) => settle(mailId, { UpdateExpression: 'REMOVE sendingUntil' }),
    hold: (mailId, addressHash, now) =>
      settle(mailId, {
        UpdateExpression: 'SET dueKind = :held, dueAt = :now, expiresAt = :expiresAt REMOVE sendingUntil',
        ConditionExpression: 'attribute_exists(dueKind)',
        ExpressionAttributeValues: {
          ':held': heldMailKind(addressHash),
          ':now': now.toISOString(),
          ':expiresAt': Math.floor(now.getTime() / 1000) + heldSeconds,
        },
      }),
    async findHeldIds(addressHash) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind',
        ExpressionAttributeValues: { ':kind': heldMailKind(addressHash) },
        ProjectionExpression: 'mailId',
        Limit: mostHeld,
      });
      return items.map((item) => dueMailSchema.parse(item).mailId);
    },
    free: (mailId, addressHash, now) =>
      settle(mailId, {
        UpdateExpression: 'SET dueKind = :mail, dueAt = :now REMOVE expiresAt, sendingUntil, triedSince',
        ConditionExpression: 'dueKind = :held',
        ExpressionAttributeValues: {
          ':mail': mailDueKind,
          ':held': heldMailKind(addressHash),
          ':now': now.toISOString(),
        },
      }),
    async findDueIds(before, limit) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind AND dueAt <= :before',
        ExpressionAttributeValues: { ':kind': mailDueKind, ':before': before.toISOString() },
        ProjectionExpression: 'mailId',
        Limit: limit,
      });
      return items.map((item) => dueMailSchema.parse(item).mailId);
    },
    postpone: (mailId, until) =>
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
