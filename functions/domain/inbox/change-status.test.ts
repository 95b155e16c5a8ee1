import { expect, test } from 'vitest';
import { describeMessageState } from '#shared/domain/inbox/describe-message-state.ts';
import {
  changeStatus,
  findPersonState,
  isOverdue,
  isRepetition,
  type StatusChange,
} from './change-status.ts';
import { describeForSender, describeMessage } from './describe-message.ts';
import type { ForwardedMessage } from './forwarded-message.ts';

const now = new Date('2026-11-25T10:00:00Z');
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
    (s) => describeMessageState(s, 'X').title,
  );
  expect(new Set(titles).size).toBe(4);
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
  expect(JSON.stringify(describeMessage(stored, now))).not.toMatch(/secret|sessionId/);
});
