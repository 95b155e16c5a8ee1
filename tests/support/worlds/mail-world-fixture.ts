import type { User } from '#functions/domain/accounts/account.ts';
import { deliverMail } from '#functions/domain/mail/deliver-mail.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import type { AddressPorts, DeliveryPorts } from '#functions/domain/mail/ports.ts';

type Stored = { mail: Mail; heldFor?: string | undefined; end?: string };

/** A mail store whose methods do nothing, for tests of one of them. */
export const idleMails: DeliveryPorts['mails'] = {
  add: async () => undefined,
  addOnce: async () => true,
  claim: async () => undefined,
  markSent: async () => undefined,
  giveUp: async () => undefined,
  withdraw: async () => undefined,
  sendAgain: async () => undefined,
  release: async () => undefined,
  defer: async () => undefined,
  hold: async () => undefined,
  findHeldIds: async () => [],
  free: async () => undefined,
  findDueIds: async () => [],
  postpone: async () => undefined,
};

/** Ports of a mail worker for which every address has confirmed. */
export const confirmedWorld = {
  addresses: { isConfirmed: async () => true },
  users: { findByEmail: async () => undefined },
  findTrialEnd: async () => undefined,
  rateLimits: { countCall: async () => 1 },
};

/** An outbox and addresses in memory, with the mail worker. */
export function openMailWorld() {
  const outbox = new Map<string, Stored>();
  const confirmed = new Set<string>();
  const counts = new Map<string, number>();
  const sent: Mail[] = [];
  const user: { of?: User } = {};
  const trial: { endsAt: string | undefined } = { endsAt: undefined };
  let now = new Date('2026-03-02T10:00:00Z');
  const ports: DeliveryPorts & AddressPorts = {
    mails: {
      ...idleMails,
      add: async (mail) => void outbox.set(mail.mailId, { mail }),
      async addOnce(mail) {
        if (outbox.has(mail.mailId)) return false;
        outbox.set(mail.mailId, { mail });
        return true;
      },
      async claim(mailId) {
        const stored = outbox.get(mailId);
        return stored && !stored.end ? { mail: stored.mail, attempt: 1, triedSince: now } : undefined;
      },
      markSent: async (mailId) => end(mailId, 'sent'),
      giveUp: async (mailId, reason) => end(mailId, reason),
      hold: async (mailId, hash) => void Object.assign(outbox.get(mailId) ?? {}, { heldFor: hash }),
      findHeldIds: async (hash) =>
        [...outbox].flatMap(([mailId, { heldFor, end: ended }]) =>
          heldFor === hash && !ended ? [mailId] : [],
        ),
      free: async (mailId) => void Object.assign(outbox.get(mailId) ?? {}, { heldFor: undefined }),
    },
    addresses: {
      isConfirmed: async (hash) => confirmed.has(hash),
      confirm: async (hash) => void confirmed.add(hash),
    },
    users: {
      findByEmail: async (email) => (user.of?.email === email ? user.of : undefined),
      async update(_userId: string, changes: Partial<User>) {
        Object.assign(user.of ?? {}, changes);
        return true;
      },
    },
    mailChoices: { findRefused: async () => new Set<string>() },
    addressMarks: { isMarked: async () => false },
    findTrialEnd: async () => trial.endsAt,
    rateLimits: {
      async countCall(subject, windowStart) {
        const key = `${subject} ${windowStart}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return counts.get(key) ?? 0;
      },
    },
    sendWithProvider: async (mail) => void sent.push(mail),
    buryMail: async () => undefined,
    reportDeferred: (_mailId, error) => {
      throw error;
    },
    reportGivenUp: (_mailId, error) => {
      throw error;
    },
    findTokenSecret: async () => 'a secret of at least thirty-two bytes',
    siteOrigin: () => 'https://edgpt.ai',
    startMail: (mailId) => deliverMail(ports, mailId),
    now: () => now,
  };
  const end = (mailId: string, reason: string) =>
    void Object.assign(outbox.get(mailId) ?? {}, { end: reason });
  return {
    ports,
    sent,
    user,
    trial,
    setNow: (instant: string) => {
      now = new Date(instant);
    },
    endOf: (mailId: string) => outbox.get(mailId)?.end,
    /** Stores a mail and runs the worker; returns what was sent. */
    async post(mail: Mail): Promise<Mail[]> {
      const before = sent.length;
      await ports.mails.add(mail, now);
      await deliverMail(ports, mail.mailId);
      return sent.slice(before);
    },
  };
}
