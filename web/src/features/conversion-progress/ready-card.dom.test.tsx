import { act, fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Progress } from '#shared/contract/conversions.ts';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { ReadyCard } from './ready-card.tsx';

const conversionId = 'conv_edgpt_515yts2wc8793134gknvjqfzte';

const progress: Progress = {
  ...{ conversionId, status: 'completed', progressStage: 'finalizing', currentStep: 'Ready', url: null },
  ...{ progressPercentage: 100, completedSteps: 6, totalSteps: 6, companyName: 'Maple', notes: [] },
  progressDetails: { pagesRead: 1, pagesSkipped: 0, documentsRead: 0, sources: [] },
};

const source = { sourceId: 's', title: 'Contact', url: 'https://maple.org/contact', quote: 'Call 555 0142.' };

const report = {
  ...{ knowledgeVersion: '1', brandId: 'edgpt' as const, language: 'en', satAt: '2026-03-01T04:00:00Z' },
  results: [
    {
      ...{ questionId: 'phone', question: 'What is the phone number?', status: 'answered' as const },
      ...{ answer: '555 0142', citations: [{ ...source, readAt: '2026-03-01T04:00:00Z' }] },
    },
  ],
  ...{ contradictions: [], isCurrent: true, answeredByOwner: [] },
};

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The card on a clock of its own. */
function openCard(getReadiness: () => never) {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const site = { name: 'Maple', website: null, quickLinks: [], popularQuestions: ['Is there a bus?'] };
  const calls = fakeClient({
    knowledgeBase: { getReadiness },
    conversions: {
      getBrandProgress: () => ({
        ...{ ...progress, success: true, site, pause: null },
        ...{ adminUser: { organization: 'Maple' }, schoolInfo: { website: null, phone: null } },
      }),
    },
  });
  const onReady = vi.fn();
  const { screen } = openPart(
    <ReadyCard
      title="Your assistant is ready"
      {...{
        conversionId,
        onReady,
        destination: '/school/dashboard',
        assistantUrl: `/gptsite/${conversionId}`,
      }}
    />,
  );
  /** Until the check has been asked for so often, with the clock's pauses between. */
  const asked = async (times: number) => {
    const count = async () => {
      await pass(100);
      return calls.inputsOf('knowledgeBase.getReadiness').length;
    };
    await expect.poll(count).toBe(times);
  };
  return { screen, calls, onReady, asked };
}

test('the first answer is waited for without other questions in its place, and the 3 s begin with it', async () => {
  const { screen, onReady, asked, calls } = openCard(refuse('NOT_READY'));
  await asked(1);
  screen.getByRole('status');
  calls.now({ knowledgeBase: { getReadiness: () => report } });
  await asked(2);
  await expect.poll(() => screen.queryByText('555 0142')).not.toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(calls.inputsOf('conversions.getBrandProgress')).toEqual([]);
  await pass(2500);
  expect(onReady).not.toHaveBeenCalled();
  await pass(600);
  expect(onReady).toHaveBeenCalledOnce();
});

test('whoever may not see the check gets questions at once, and who types stays', async () => {
  const { screen, onReady, asked, calls } = openCard(refuse('FORBIDDEN'));
  await asked(1);
  await expect.poll(() => screen.queryByRole('link', { name: 'Is there a bus?' })).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(30_000);
  expect(onReady).not.toHaveBeenCalled();
  expect(calls.inputsOf('knowledgeBase.getReadiness')).toHaveLength(1);
});

test('a check that does not come is not waited for without end', async () => {
  const { screen, onReady, asked } = openCard(refuse('NOT_READY'));
  await asked(5);
  await expect.poll(() => screen.queryByRole('link', { name: 'Is there a bus?' })).not.toBeNull();
  await pass(3100);
  expect(onReady).toHaveBeenCalledOnce();
});
