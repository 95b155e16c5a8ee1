import { expect, test } from 'vitest';
import { idleMails } from '#tests/support/worlds/mail-world-fixture.ts';
import { resendOverdue } from './sweep.ts';

/** Ports with three due mails, one of which can't be sent. */
function openPorts() {
  const postponed: string[] = [];
  const sent: string[] = [];
  const failed: string[] = [];
  const nothing = async () => undefined;
  const unused = { findDue: async () => [], postpone: nothing };
  const ports: Parameters<typeof resendOverdue.mails>[0] = {
    ...{ steps: unused, webhooks: unused, sendStep: nothing, sendUpdate: nothing, sendWebhook: nothing },
    libraries: { ...unused, find: nothing, save: async () => true, breakLease: nothing },
    mails: {
      ...idleMails,
      findDueIds: async () => ['one', 'broken', 'three'],
      postpone: async (mailId) => void postponed.push(mailId),
    },
    now: () => new Date(0),
    reportItem: (mailId) => void failed.push(mailId),
    async sendMail(mailId) {
      if (mailId === 'broken') throw new Error('the queue refuses it');
      sent.push(mailId);
    },
  };
  return { ports, postponed, sent, failed };
}

test('a message that cannot be resent is reported and does not block the ones behind it', async () => {
  const { ports, postponed, sent, failed } = openPorts();
  expect(await resendOverdue.mails(ports)).toBe(2);
  expect(sent).toEqual(['one', 'three']);
  expect(failed).toEqual(['broken']);
  expect(postponed).toEqual(['one', 'broken', 'three']);
});
