import { expect, test } from 'vitest';
import { saySessionState } from '#shared/domain/figures/glossary.ts';
import { describeSession } from './describe-session.ts';
import { sessionRecordSchema } from './session-record.ts';

const describe = (part: object) =>
  describeSession(
    sessionRecordSchema.parse({
      ...{ sessionId: 's', startedAt: '2026-11-21T12:00:00Z', lastAt: '2026-11-21T12:01:00Z' },
      ...{ firstQuestion: 'When?', messageCount: 4, outcome: 'answered', answeredQuestions: 1 },
      ...part,
    }),
  );

test.each<[string, object, string]>([
  ['every question has its answer', {}, 'Completed'],
  ['one of two was not answered', { unansweredQuestions: 1 }, 'Question left open'],
  [
    'thanks follow what was not answered',
    { outcome: 'smalltalk', unansweredQuestions: 1 },
    'Question left open',
  ],
  ['passages were shown without a claim', { outcome: 'unsure', unsureQuestions: 1 }, 'Question left open'],
  ['there was no reply', { outcome: undefined, answeredQuestions: 0 }, 'Question left open'],
  ['a message waits', { contactProvided: true, unansweredQuestions: 1 }, 'Waits for a person'],
  ['a person has answered', { contactProvided: true, isAnsweredByPerson: true }, 'Answered by a person'],
  ['nobody can be answered', { outcome: 'handoff' }, 'Asked for a person'],
])('the state of a conversation is true for its owner: %s', (_name, part, state) => {
  expect(saySessionState(describe(part))).toBe(state);
});

test.each<[string, object, string]>([
  ['a question', { title: 'When are you open?', firstQuestion: 'Jordan Bell' }, 'When are you open?'],
  ['an older question', { firstQuestion: 'When?' }, 'When?'],
  ['a greeting', { firstQuestion: 'Hello', outcome: 'smalltalk', answeredQuestions: 0 }, 'No question asked'],
  ['a name that was given', { firstQuestion: '[name]', outcome: 'handoff' }, 'No question asked'],
  [
    'an address that was passed on',
    { firstQuestion: '[contact]', outcome: 'handoff', contactProvided: true },
    'A message to a person',
  ],
])('a conversation is called by what was asked in it: %s', (_name, part, name) => {
  expect(describe(part).userQuery).toBe(name);
});
