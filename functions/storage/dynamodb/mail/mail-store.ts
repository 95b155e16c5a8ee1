import * as z from 'zod';
import { type Mail, mailSchema } from '#functions/domain/mail/mail.ts';
import { mailCauseSchema } from '#shared/domain/mail/mail-cause.ts';
import { type Change, either, exists, is, isAbsent, isBelow, writeNewItem } from '../change.ts';
import { findDue } from '../find-due.ts';
import { keys, unsentMailKind } from '../keys.ts';
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
  return { ...openOutbox(table), ...openEndings(table), ...openHeldMails(table) };
}

function openOutbox(table: Table) {
  const settle = openSettling(table);
  return {
    add: (mail: Mail, now: Date) => table.put(mailItem(mail, now)),
    /** False when it is stored already. */
    addOnce: (mail: Mail, now: Date) => table.transact([writeNewItem(mailItem(mail, now))]),
    /**
     * Claims the mail for this sender until then, with the count of its tries and the time of the first; undefined when
     * it is sent, given up, or claimed by another.
     */
    async claim(mailId: string, now: Date, until: Date) {
      const item = await table.update(
        keys.mail(mailId),
        describeClaim(now.toISOString(), until.toISOString()),
      );
      if (!item) return undefined;
      const { attempts, triedSince, ...mail } = claimedMailSchema.parse(item);
      return { mail, attempt: attempts, triedSince };
    },
    /** Ends the claim; the mail is due again then. */
    defer: (mailId: string, until: Date) =>
      settle(mailId, {
        set: { dueAt: until.toISOString() },
        remove: ['sendingUntil'],
        when: [exists('dueKind')],
      }),
    /** Makes a mail that was sent or given up due again; one that waits or is never due stays as it is. */
    sendAgain: (mailId: string, now: Date) =>
      settle(mailId, {
        set: { dueKind: mailDueKind, dueAt: now.toISOString() },
        remove: ['sentAt', 'failure', 'expiresAt', 'triedSince'],
        when: [either(exists('sentAt'), exists('failure'))],
      }),
    /** Lets others retry immediately. */
    release: (mailId: string) => settle(mailId, { remove: ['sendingUntil'] }),
    async findDueIds(before: Date, limit: number) {
      const due = await findDue(table, dueMailSchema, { dueKind: mailDueKind, before, limit });
      return due.map(({ mailId }) => mailId);
    },
    postpone: (mailId: string, until: Date) =>
      settle(mailId, { set: { dueAt: until.toISOString() }, when: [exists('dueKind')] }),
  };
}

/** What makes a mail no longer due. */
function openEndings(table: Table) {
  const settle = openSettling(table);
  return {
    /** `subject` is the one that was sent: an address that has not confirmed gets no names. */
    markSent: (mailId: string, now: Date, subject: string) =>
      settle(mailId, {
        set: { sentAt: now.toISOString(), sentSubject: subject, expiresAt: findExpiry(now) },
        remove: noLongerDue,
        // An account may be erased while its last mail is on its way.
        when: [exists('pk')],
      }),
    /** Marks it as never to be sent: no longer due, and kept for operators as long as sent ones. */
    giveUp(mailId: string, reason: string, now: Date) {
      const ended = { failure: reason, expiresAt: findExpiry(now) };
      // What follows from a choice or a rule is no failure.
      const isError = !mailCauseSchema.safeParse(reason).success;
      return isError
        ? settle(mailId, {
            set: { ...ended, dueKind: unsentMailKind, dueAt: now.toISOString() },
            remove: ['sendingUntil'],
          })
        : settle(mailId, { set: ended, remove: noLongerDue });
    },
    /** Gives up a mail that has become wrong, unless it was sent. */
    withdraw: (mailId: string, now: Date) =>
      settle(mailId, {
        set: { failure: 'withdrawn', expiresAt: findExpiry(now) },
        remove: noLongerDue,
        when: [exists('dueKind'), isAbsent('failure')],
      }),
  };
}

/** Mails that wait until their address confirms. */
function openHeldMails(table: Table) {
  const settle = openSettling(table);
  return {
    /** Keeps a mail that is not sent until its address confirms, for at most a month. */
    hold: (mailId: string, addressHash: string, now: Date) =>
      settle(mailId, {
        set: {
          dueKind: heldMailKind(addressHash),
          dueAt: now.toISOString(),
          expiresAt: Math.floor(now.getTime() / 1000) + heldSeconds,
        },
        remove: ['sendingUntil'],
        when: [exists('dueKind')],
      }),
    async findHeldIds(addressHash: string) {
      const items = await table.query({
        dueKind: heldMailKind(addressHash),
        limit: mostHeld,
        ProjectionExpression: 'mailId',
      });
      return items.map((item) => dueMailSchema.parse(item).mailId);
    },
    /** Makes a held mail due. */
    free: (mailId: string, addressHash: string, now: Date) =>
      settle(mailId, {
        set: { dueKind: mailDueKind, dueAt: now.toISOString() },
        remove: ['expiresAt', 'sendingUntil', 'triedSince'],
        when: [is('dueKind', heldMailKind(addressHash))],
      }),
  };
}

const noLongerDue = ['dueKind', 'dueAt', 'sendingUntil'];

function openSettling(table: Table) {
  return async (mailId: string, details: Change) => {
    await table.update(keys.mail(mailId), details);
  };
}

function describeClaim(now: string, until: string) {
  return {
    set: { sendingUntil: until },
    begin: { triedSince: now },
    add: { attempts: 1 },
    when: [
      exists('dueKind'),
      isAbsent('failure'),
      either(isAbsent('sendingUntil'), isBelow('sendingUntil', now)),
    ],
  };
}

const findExpiry = (now: Date): number => Math.floor(now.getTime() / 1000) + keptMailSeconds;

/** The item of an unsent mail. */
export function mailItem(mail: Mail, now: Date): Item {
  return {
    ...keys.mail(mail.mailId),
    dueKind: mailDueKind,
    dueAt: mail.notBefore ?? now.toISOString(),
    ...mail,
  };
}
