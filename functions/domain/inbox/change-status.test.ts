import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { describeMessageState } from '#shared/domain/inbox/describe-message-state.ts';
import {
  changeStatus,
  findPersonState,
  isOverdue,
  isRepetition,
  type StatusChange,
} from './change-status.ts';
import { describeForSender, describeMessage } from './describe-message.ts';
import { chooseFiling, isWaiting } from './file-message.ts';
import type { ForwardedMessage } from './forwarded-message.ts';

const now = new Date('2026-11-25T10:00:00Z');
const staff = { userId: 'staff', role: 'superadmin' } as const;
const stored: ForwardedMessage = {
  ...{ id: 'm', kind: 'message', platform: 'edgpt', priority: 'normal', confidenceScore: 12 },
  ...{ createdAt: now.toISOString(), answerBy: '2026-11-26T10:00:00Z', pageToken: 'secret', sessionId: 's' },
  ...{ userMessage: 'Is there a pool?', aiAttemptedResponse: '', excerpt: [], status: 'sent' },
  visitor: { name: 'Ana', contact: 'ana@nunez.example' },
  context: { companyName: 'Maple Grove', websiteUrl: null },
  forwardedTo: ['office@maple-grove.org'],
};
const take: StatusChange = { status: 'in_progress' };
const answer: StatusChange = { status: 'responded', response: 'Yes, a heated one.', responseBy: 'Sam' };

/** Every order of up to four events, with repetitions. */
function listOrders(length: number): StatusChange[][] {
  if (length === 0) return [[]];
  const shorter = listOrders(length - 1);
  return [
    ...shorter,
    ...shorter
      .filter((o) => o.length === length - 1)
      .flatMap((o) => [
        [...o, take],
        [...o, answer],
      ]),
  ];
}

function play(from: ForwardedMessage, events: readonly StatusChange[]): ForwardedMessage[] {
  const states = [from];
  for (const event of events) {
    const message = states.at(-1) ?? from;
    if (message.status === 'responded')
      expect(() => changeStatus(message, event, now)).toThrow('already been answered');
    else states.push(changeStatus(message, event, now));
  }
  return states;
}

test.each(['pending', 'sent'] as const)(
  'from %s, after any events in any order, a message has an owner, its sender sees its state in words, and an answer is final',
  (status) => {
    for (const events of listOrders(4)) {
      const states = play({ ...stored, status }, events);
      for (const message of states) {
        const shown = describeForSender(message, now);
        expect(shown.organisation).not.toBe('');
        expect(shown.text).toContain(shown.organisation);
        expect(shown.answerBy ?? shown.response).toBeDefined();
        expect(shown.response !== undefined).toBe(message.status === 'responded');
      }
      const firstAnswer = events.indexOf(answer);
      const last = states.at(-1)?.status;
      expect(last).toBe(firstAnswer >= 0 ? 'responded' : events.length > 0 ? 'in_progress' : status);
      expect(states).toHaveLength(1 + (firstAnswer >= 0 ? firstAnswer + 1 : events.length));
    }
  },
);

test('the assistant knows of a person while they write and after they have answered, but not before', () => {
  expect(play(stored, [take, answer]).map(findPersonState)).toEqual([undefined, 'answering', 'answered']);
  const titles = (['pending', 'sent', 'in_progress', 'responded'] as const).map(
    (s) => describeMessageState(s, 'X', true).title,
  );
  expect(new Set(titles).size).toBe(4);
});

test('the page of an order speaks of the order until it is answered, never of a message or an answer to come', () => {
  const order = { ...stored, kind: 'order' as const };
  for (const status of ['pending', 'sent', 'in_progress'] as const) {
    const { title, text } = describeForSender({ ...order, status }, now);
    expect(`${title} ${text}`).toMatch(/order has arrived.*invoice/);
    expect(`${title} ${text}`).not.toMatch(/message|answer/);
  }
  expect(describeForSender(chooseFiling(order, { isSettled: true }, now), now).title).toBe(
    'Your order is settled',
  );
});

test('a message that was answered by telephone, or put away, waits for nobody, and both can be undone', () => {
  const settled = chooseFiling(stored, { isSettled: true }, now);
  expect([settled.status, settled.responseAt, settled.response]).toEqual([
    'responded',
    now.toISOString(),
    undefined,
  ]);
  expect([isWaiting(stored), isWaiting(settled)]).toEqual([true, false]);
  // The assistant announces no words that nobody wrote, and the sender reads that it is settled.
  expect(findPersonState(settled)).toBe('settled');
  expect(describeForSender(settled, now).title).toBe('Your message is settled');
  expect(chooseFiling(settled, { isSettled: false }, now)).toEqual(stored);
  const away = chooseFiling(stored, { isArchived: true }, now);
  expect([isWaiting(away), away.status]).toEqual([false, stored.status]);
  expect(chooseFiling(away, { isArchived: false }, now)).toEqual(stored);
  const taken = changeStatus(stored, { ...take, responseBy: 'Kim' }, now);
  expect(chooseFiling(chooseFiling(taken, { isSettled: true }, now), { isSettled: false }, now).status).toBe(
    'in_progress',
  );
});

test('words that were sent cannot be taken back', () => {
  const answered = changeStatus(stored, answer, now);
  expect(chooseFiling(answered, { isSettled: false }, now)).toBe(answered);
});

test('an answer needs words and a name, and repeating it changes nothing', () => {
  expect(() => changeStatus(stored, { ...answer, response: '' }, now)).toThrow('Please write an answer.');
  expect(() => changeStatus(stored, { ...answer, responseBy: '' }, now)).toThrow('Please say who answers.');
  const answered = changeStatus(stored, answer, now);
  expect([isRepetition(answered, answer), isRepetition(answered, { ...answer, response: 'No.' })]).toEqual([
    true,
    false,
  ]);
});

test('a message is overdue from the promised instant until it is answered', () => {
  const promised = new Date(stored.answerBy ?? '');
  expect(isOverdue(stored, new Date(promised.getTime() - 1))).toBe(false);
  expect(isOverdue(stored, promised)).toBe(true);
  expect(isOverdue(changeStatus(stored, take, now), promised)).toBe(true);
  expect(isOverdue(changeStatus(stored, answer, now), promised)).toBe(false);
});

test('staff get neither the secret of the sender’s page nor the session id', () => {
  expect(JSON.stringify(describeMessage(stored, staff, now))).not.toMatch(/secret|sessionId/);
});

test('outside the staff’s inbox nobody is called by a role: staff are the brand’s support unless they sign', () => {
  const owner = { userId: 'owner', role: 'owner' } as const;
  const taken = { ...changeStatus(stored, { ...take, responseBy: 'Kim Park' }, now), isTakenByStaff: true };
  const unsigned = changeStatus(stored, { ...answer, responseBy: 'Superadmin' }, now);
  const signed = { ...changeStatus(stored, answer, now), isTakenByStaff: true };
  const support = `${brands[stored.platform].name} support`;
  expect([taken, unsigned, signed].map((it) => describeMessage(it, owner, now).responseBy)).toEqual([
    ...[support, support, answer.responseBy],
  ]);
  expect(describeForSender(unsigned, now).responseBy).toBe(support);
  expect(describeMessage(unsigned, staff, now).responseBy).toBe('Superadmin');
});

test('a message is unread for each person until they open it, and for nobody once it is answered', () => {
  const of = (message: ForwardedMessage, userId: string) =>
    describeMessage(message, { userId, role: 'owner' }, now).isUnread;
  const opened = { ...stored, readers: new Set(['ana']) };
  expect([of(stored, 'ana'), of(opened, 'ana'), of(opened, 'kim')]).toEqual([true, false, true]);
  expect(of(changeStatus(opened, answer, now), 'kim')).toBe(false);
});
