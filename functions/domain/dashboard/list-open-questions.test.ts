import { expect, test } from 'vitest';
import { describeSession } from '../chat-history/describe-session.ts';
import { sessionRecordSchema } from '../chat-history/session-record.ts';
import { groupAsked } from '../owner-answers/group-asked.ts';
import {
  type AnsweredSince,
  hashQuestion,
  listOpenQuestions,
  listUnanswered,
} from './list-open-questions.ts';

let sessions = 0;
const describe = (part: object) =>
  describeSession(
    sessionRecordSchema.parse({
      ...{ sessionId: `s${sessions++}`, startedAt: '2026-11-21T12:00:00Z', lastAt: '2026-11-21T12:01:00Z' },
      ...{ firstQuestion: 'When?', messageCount: 2, outcome: 'declined' },
      ...part,
    }),
  );
const unanswered = (question: string, part: object = {}) =>
  describe({ unanswered: new Set([question]), ...part });
const distant = (question: string) => unanswered(question, { distant: new Set([question]) });
const nothing = {
  isCorrected: () => false,
  dismissed: new Map<string, AnsweredSince | undefined>(),
  putBack: new Set<string>(),
  group: (questions: readonly string[]) =>
    groupAsked(questions, { organisationName: 'Maple Grove', languages: [] }),
};
const list = (...[given, choice = nothing]: [ReturnType<typeof describe>[], typeof nothing?]) =>
  listOpenQuestions(given, choice).open.map(({ question }) => question);

test('what nobody else asked and the website has no word of comes after everything that needs the owner', () => {
  expect(
    list([
      ...['Is the moon heavier than a bicycle?', 'Would a walrus win at chess?'].map(distant),
      ...['Who won the lottery in Peru?', 'How do I bake a cake?', 'Which planet is blue?'].map(distant),
      distant('Is there a swimming pool?'),
      distant('Do you have a swimming pool?'),
      describe({ unsure: new Set(['When does the term begin?']) }),
      unanswered('How much is the school bus?'),
    ]).slice(0, 3),
  ).toEqual(['Is there a swimming pool?', 'How much is the school bus?', 'When does the term begin?']);
});

test('what a person has answered is not open, unless another visitor still waits', () => {
  const answered = { isAnsweredByPerson: true };
  const given = [
    unanswered('How much is the school bus?', answered),
    distant('Would a walrus win at chess?'),
    unanswered('May dogs come to the garden?', answered),
    unanswered('May my dog come to the garden?'),
  ];
  const { open } = listOpenQuestions(given, nothing);
  expect(open.map(({ question }) => question)).toEqual([
    'May dogs come to the garden?',
    'Would a walrus win at chess?',
  ]);
});

test('a question is one row however it was put and whatever became of it, in the list, the chart and the mail', () => {
  const given = [
    describe({ unsure: new Set(['Do you have a swimming pool?']) }),
    unanswered('Is there a swimming pool?'),
    describe({ unsure: new Set(['is there a swimming pool']) }),
    unanswered('How much is the school bus?'),
    unanswered('May dogs come to the garden?'),
  ];
  const row = { question: 'Do you have a swimming pool?', count: 3 };
  expect(listOpenQuestions(given, nothing).open[0]).toMatchObject({ ...row, result: 'unanswered' });
  expect(listOpenQuestions(given, nothing).open).toHaveLength(3);
  expect(listUnanswered(given, nothing, 2)).toMatchObject({ questions: [row, { count: 1 }], total: 3 });
});

test('a question names the language of the latest conversation with it', () => {
  const { open } = listOpenQuestions(
    [unanswered('Wie hoch ist das Schulgeld?', { visitorLanguage: 'de' }), unanswered('Is there a bus?')],
    nothing,
  );
  expect(open.map(({ language }) => language)).toEqual(['de', undefined]);
});

test('a dismissed question stays away when it is asked in other words, and takes no other with it', () => {
  const given = [
    unanswered('Are purple unicorn saddles sold here?'),
    unanswered('Do you sell purple unicorn saddles?'),
    unanswered('How much is the school bus?'),
  ];
  const dismissed = new Map([[hashQuestion('do you sell PURPLE unicorn saddles'), undefined]]);
  expect(list(given, { ...nothing, dismissed })).toEqual(['How much is the school bus?']);
  expect(listUnanswered(given, { ...nothing, dismissed }, 5)).toEqual({
    questions: [{ question: 'How much is the school bus?', count: 1 }],
    total: 1,
  });
  expect(listOpenQuestions(given, { ...nothing, dismissed }).dismissed).toMatchObject([
    { id: [...dismissed.keys()][0], count: 2 },
  ]);
});

test('what a page has answered since is open again once another visitor gets no sure answer to it', () => {
  const question = 'How much is the school bus?';
  const since = { answeredBy: { title: 'Bus' }, answeredAt: '2026-11-21T13:00:00.000Z' };
  const dismissed = new Map([[hashQuestion(question), since]]);
  const before = unanswered('How much is the school bus?');
  const { open, dismissed: closed } = listOpenQuestions([before], { ...nothing, dismissed });
  expect(open).toEqual([]);
  expect(closed).toMatchObject([{ question, answeredBy: { title: 'Bus' } }]);
  const later = { startedAt: '2026-11-21T14:00:00.000Z', lastAt: '2026-11-21T14:00:00.000Z' };
  const asked = [unanswered(question, later), before];
  expect(listOpenQuestions(asked, { ...nothing, dismissed }).open).toMatchObject([{ question, count: 2 }]);
});
