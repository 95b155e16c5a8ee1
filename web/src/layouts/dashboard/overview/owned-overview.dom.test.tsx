import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Attention } from '#shared/contract/dashboard/attention.ts';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import type { ReadinessResult } from '#shared/domain/conversion/readiness.ts';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { OwnedOverview } from './owned-overview.tsx';

const conversionId = 'conv_edgpt_515yts2wc8793134gknvjqfzte';

const dashboard: Dashboard = {
  ...{ conversionId, organisationId: 'school', status: 'completed', plan: null, recentChats: [], liveOn: [] },
  stats: {
    ...{ totalChats: 0, todaysChats: 0, totalVisitors: 0, todaysVisitors: 0 },
    ...{ averageResponseTime: null, satisfactionScore: null, knowledgeBaseEntries: 16, formsManaged: 0 },
  },
  schoolInfo: { schoolName: 'Maple', website: null, adminEmail: 'e@maple.org', trialDaysRemaining: 7 },
};

const attention: Attention = {
  ...{
    questions: [],
    openQuestions: 0,
    dismissedQuestions: [],
    waitingMessages: 0,
    waitingPages: 0,
    website: null,
  },
  readiness: { asked: 5, answered: 4, likely: 1 },
};

const answered = (id: string): ReadinessResult => ({
  ...{ questionId: id, question: `What about ${id}?`, status: 'answered', answer: `It is ${id}.` },
  citations: [
    {
      ...{ sourceId: id, title: `Page of ${id}`, url: `https://maple.org/${id}`, quote: 'Here.' },
      readAt: '2026-03-01T04:00:00Z',
    },
  ],
});

const gap: ReadinessResult = { questionId: 'gap', question: 'Why?', status: 'missing', isPerhaps: true };

const readiness = () => ({
  ...{ knowledgeVersion: '1', brandId: 'edgpt' as const, language: 'en', satAt: '2026-03-01T04:00:00Z' },
  results: [...['pets', 'lunch', 'fees', 'bus'].map(answered), gap],
  ...{ mostAsked: ['fees'], contradictions: [], isCurrent: true, answeredByOwner: [] },
});

test('a first day shows three answers that are really answered, the most asked open, and no empty week', async () => {
  fakeClient({
    dashboard: { getAttention: () => attention },
    knowledgeBase: { getReadiness: readiness },
  });
  const { screen } = openPart(<OwnedOverview dashboard={dashboard} onOpen={() => undefined} />);
  const first = await screen.findByRole('region', { name: 'Your assistant answers already' });
  const shown = within(first).getAllByRole('group');
  expect(
    shown.map((group) => [group.querySelector('summary')?.textContent, group.hasAttribute('open')]),
  ).toEqual([
    ['What about fees?', true],
    ['What about pets?', false],
    ['What about lunch?', false],
  ]);
  within(first).getByText('It is fees.');
  const source = within(first).getByRole('link', { name: /Page of fees/ });
  expect(source.getAttribute('href')).toBe('https://maple.org/fees');
  within(first).getByRole('img', {
    name: '4 of 5 common questions have an answer, 1 a likely one.',
  });
  within(first).getByText('16 pages and documents');
  expect(
    ['4 certain', '1 a likely passage', '0 nothing'].map((part) => screen.queryByText(part)?.tagName),
  ).toEqual(['LI', 'LI', undefined]);
  expect(screen.queryByText(/last two weeks/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'What to do next' })).toBeNull();
  // Document 2 section 2.1 has them on every day.
  for (const name of ['Recent chats', 'Quick actions']) screen.getByRole('heading', { name });
  expect(screen.queryByText(/Put/)).toBeNull();
});

test('an assistant that is paused on its first day is not said to answer', async () => {
  fakeClient({
    dashboard: { getAttention: () => attention },
    knowledgeBase: { getReadiness: readiness },
  });
  const plan: Dashboard['plan'] = {
    ...{ id: 'trial', name: 'Trial', conversations: 0, monthlyConversations: 15_000 },
    ...{ pause: 'trial-ended', isClosing: false, hadPlan: true, chosen: null, erasedAt: null },
  };
  const paused = { ...dashboard, plan };
  const { screen } = openPart(<OwnedOverview dashboard={paused} onOpen={() => undefined} />);
  await screen.findByRole('heading', { name: 'Recent chats' });
  expect(screen.queryByText(/^Your assistant (?:answers already|is ready)/)).toBeNull();
});

test('a first day without a readiness check offers the assistant, and what waits is shown', async () => {
  fakeClient({
    dashboard: { getAttention: () => ({ ...attention, waitingMessages: 1, waitingPages: 2 }) },
    knowledgeBase: { getReadiness: refuse('NOT_READY') },
  });
  const { screen } = openPart(<OwnedOverview dashboard={dashboard} onOpen={() => undefined} />);
  await screen.findByRole('region', { name: 'Your assistant is ready' });
  screen.getByRole('form', { name: 'Ask your assistant' });
  screen.getByText('1 message waits for a reply');
  screen.getByText('2 changed pages of your website wait for approval');
  // The first day and the welcome say the rest.
  expect(screen.queryByText(/Nothing to answer|on your website|often ask/)).toBeNull();
});

test('with the first chats their list comes, and the figures stand above what is next', async () => {
  fakeClient({
    dashboard: { getAttention: () => attention, getAnalytics: () => new Promise(() => undefined) },
  });
  const { screen } = openPart(
    <OwnedOverview
      dashboard={{
        ...dashboard,
        stats: { ...dashboard.stats, totalChats: 1 },
        recentChats: [
          { id: 'a', question: 'Is there a bus?', time: '2026-03-01T04:00:00Z', satisfaction: null },
        ],
      }}
      onOpen={() => undefined}
    />,
  );
  await screen.findByText('Is there a bus?');
  const next = screen.getByRole('heading', { name: 'What to do next' });
  const isBefore = screen.getByText('Total Chats').compareDocumentPosition(next);
  expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  screen.getByRole('button', { name: 'Add a form' });
  expect(screen.getAllByRole('button', { name: /on your website/ })).toHaveLength(1);
});

test('open questions and recent chats in another language name it, as the chat history does', async () => {
  const question = 'Wie hoch ist das Schulgeld?';
  const open = { id: '1', question, result: 'unsure', count: 2, sessionId: 'a', language: 'de' } as const;
  fakeClient({
    dashboard: {
      getAttention: () => ({ ...attention, questions: [open], openQuestions: 1 }),
      getAnalytics: () => new Promise(() => undefined),
    },
  });
  const chat = { id: 'a', question, time: '2026-03-01T04:00:00Z', satisfaction: null, language: 'de' };
  const { screen } = openPart(
    <OwnedOverview
      dashboard={{
        ...{ ...dashboard, stats: { ...dashboard.stats, totalChats: 2 } },
        recentChats: [chat, { ...chat, id: 'b', question: 'Is there a bus?', language: 'en' }],
      }}
      onOpen={() => undefined}
    />,
  );
  const list = await screen.findByRole('list', { name: 'Open questions' });
  within(list).getByText('asked 2 times · in German');
  const recent = within(screen.getByRole('region', { name: 'Recent chats' })).getAllByRole('listitem');
  expect(recent.map(({ textContent }) => textContent?.includes('· in German'))).toEqual([true, false]);
});

test('an assistant whose website is read is not called ready, and its readiness is not asked for', async () => {
  const calls = fakeClient({ dashboard: { getAttention: () => attention } });
  const { screen } = openPart(
    <OwnedOverview dashboard={{ ...dashboard, status: 'processing' }} onOpen={() => undefined} />,
  );
  await expect.poll(() => screen.queryByText(/^Looking for/)).toBeNull();
  expect(screen.queryByText(/is ready|answers already/)).toBeNull();
  expect(calls.inputsOf('knowledgeBase.getReadiness')).toEqual([]);
});
