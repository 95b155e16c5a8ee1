import { expect, test, vi } from 'vitest';
import type { FactChange, ToldChanges, WaitingPage } from '#shared/domain/knowledge/website-changes.ts';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { RoleContext } from '#web/lib/sign-in/role-context.tsx';
import { ChangesSection } from './changes-section.tsx';

const conversionId = `conv_edgpt_${'0'.repeat(26)}`;
const onOpenChat = vi.fn();
const said = (value: string, readAt: string) => ({ value, sentence: `The fee is ${value}.`, readAt });
const price = (n: number): FactChange => ({
  ...{ group: 'price', page: { title: `Course ${n}`, url: `https://maple.test/course-${n}` }, pages: 1 },
  before: said(`$${n}`, '2026-04-01T12:00:00Z'),
  after: said(`$${n + 100}`, '2026-04-08T12:00:00Z'),
});
const reading = (part: Partial<ToldChanges> = {}): ToldChanges => ({
  ...{ readAt: '2026-04-08T12:00:00Z', facts: [price(1)], factCount: 1, vanished: [], moved: [] },
  ...part,
});

test('a change is shown with its page and both sentences, and readings before it on demand', async () => {
  const gone: FactChange = { ...price(7), group: 'person', pages: 3, isSwinging: true };
  const { after: _after, ...removed } = gone;
  fakeClient({
    knowledgeBase: {
      getChanges: () => ({
        readings: [
          reading({
            facts: [price(350), removed],
            factCount: 2,
            moved: [{ title: 'Course 9', url: 'https://maple.test/nine', from: 'https://maple.test/9' }],
          }),
          reading({ readAt: '2026-04-01T12:00:00Z' }),
        ],
      }),
    },
  });
  const { screen, press } = openPart(<ChangesSection conversionId={conversionId} onOpenChat={onOpenChat} />);
  await screen.findByText('2 facts changed, 1 page moved.');
  expect(screen.getByText('Price: $350 is now $450')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Course 350/ }).getAttribute('href')).toBe(
    'https://maple.test/course-350',
  );
  expect(screen.getAllByText(/The fee is/)).toHaveLength(3);
  expect(screen.getByText('Person: $7 is no longer there')).toBeTruthy();
  expect(screen.getByText(/and 2 more pages/)).toBeTruthy();
  expect(screen.getByText('Nothing about it.')).toBeTruthy();
  expect(screen.getByText(/something else each time/)).toBeTruthy();
  await press('Show the reading before it');
  expect(screen.getByRole('region', { name: 'Read on April 1, 2026' })).toBeTruthy();
});

test('many changes are folded, and all that are stored are one press away', async () => {
  const facts = Array.from({ length: 100 }, (_, n) => price(n));
  fakeClient({ knowledgeBase: { getChanges: () => ({ readings: [reading({ facts, factCount: 400 })] }) } });
  const { screen, press } = openPart(<ChangesSection conversionId={conversionId} onOpenChat={onOpenChat} />);
  expect(await screen.findAllByText(/^Before,/)).toHaveLength(5);
  await press('Show all changes found on April 8, 2026');
  expect(screen.getAllByText(/^Before,/)).toHaveLength(100);
  expect(screen.getByText('And 300 more.')).toBeTruthy();
});

test.each([
  ['Keep what “Old trip” said', 'knowledgeBase.keepPage'],
  ['Forget what “Old trip” said', 'knowledgeBase.deleteItem'],
])('a page that is gone waits for its owner: %s', async (button, call) => {
  let isWaiting = true;
  const decide = () => {
    isWaiting = false;
    return { success: true as const };
  };
  const calls = fakeClient({
    knowledgeBase: {
      getChanges: () => ({
        readings: [
          reading({ facts: [], factCount: 0, vanished: [{ itemId: 'trip', title: 'Old trip', isWaiting }] }),
        ],
      }),
      keepPage: decide,
      deleteItem: decide,
    },
  });
  const { screen, press } = openPart(<ChangesSection conversionId={conversionId} onOpenChat={onOpenChat} />);
  await screen.findByText('1 page is gone.');
  await press(button);
  await screen.findByText(/You have decided about it/);
  expect(screen.queryByRole('button', { name: /Old trip/ })).toBeNull();
  expect(calls.inputsOf(call)).toMatchObject([{ conversionId, itemId: 'trip' }]);
});

test('where no reading has found anything nothing is shown', async () => {
  const calls = fakeClient({ knowledgeBase: { getChanges: () => ({ readings: [] }) } });
  const { screen } = openPart(<ChangesSection conversionId={conversionId} onOpenChat={onOpenChat} />);
  await expect.poll(() => calls.inputsOf('knowledgeBase.getChanges')).toHaveLength(1);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a conversation that would be answered otherwise is one press away', async () => {
  const found = [{ sessionId: 'visit-1', startedAt: '2026-03-30T12:00:00Z', question: 'What is the fee?' }];
  const conversations = { asked: 30, lookedAt: 20, count: 1, found };
  fakeClient({ knowledgeBase: { getChanges: () => ({ readings: [reading({ conversations })] }) } });
  const { screen, press } = openPart(<ChangesSection conversionId={conversionId} onOpenChat={onOpenChat} />);
  await screen.findByText('One conversation of the last 90 days would be answered otherwise today:');
  await press('Open the conversation: What is the fee?');
  expect(onOpenChat).toHaveBeenCalledWith('visit-1');
});

test('what waits is decided page by page or at once, up to the newest change that is shown', async () => {
  const page = (itemId: string, since: string): WaitingPage => ({
    ...{ itemId, since, title: `Course ${itemId}`, readAt: '2026-04-01T12:00:00Z' },
    facts: [{ ...price(350), itemIds: [itemId] }],
  });
  let waiting = [page('2', '2026-04-08T12:00:00Z'), page('1', '2026-04-07T12:00:00Z')];
  const readings = [reading({ facts: [{ ...price(350), itemIds: ['1', '2'] }] })];
  const calls = fakeClient({
    knowledgeBase: {
      getChanges: () => ({ readings, waiting, waitingCount: waiting.length }),
      decideChanges: () => {
        waiting = waiting.slice(1);
        return { success: true as const };
      },
    },
  });
  const { screen, press } = openPart(<ChangesSection conversionId={conversionId} onOpenChat={onOpenChat} />);
  await screen.findByRole('heading', { name: '2 pages wait for your approval' });
  expect(screen.getByText('1 fact changed. One change waits for approval, above.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Changed facts' })).toBeNull();
  await press('Approve the changes of “Course 2”');
  await screen.findByRole('heading', { name: 'One page waits for your approval' });
  await press('Keep “Course 1” as it was');
  await expect.poll(() => screen.queryByText(/for your approval/)).toBeNull();
  expect(calls.inputsOf('knowledgeBase.decideChanges')).toEqual([
    { conversionId, decision: 'take', itemId: '2', until: '2026-04-08T12:00:00Z' },
    { conversionId, decision: 'keep', itemId: '1', until: '2026-04-07T12:00:00Z' },
  ]);
});

test('a page waits as a whole, with what would be said at once on another page', async () => {
  const since = '2026-04-08T12:00:00Z';
  const facts: FactChange[] = [price(350), { ...price(7), group: 'link' }];
  const ofPage = facts.map((fact) => ({ ...fact, itemIds: ['1'] }));
  const waiting = [{ itemId: '1', since, title: 'Course 1', readAt: since, facts: ofPage }];
  const readings = [reading({ facts: ofPage, factCount: 2, linkLimit: 500 })];
  fakeClient({ knowledgeBase: { getChanges: () => ({ readings, waiting, waitingCount: 1 }) } });
  const { screen } = openPart(<ChangesSection conversionId={conversionId} onOpenChat={onOpenChat} />);
  await screen.findByText(/A page waits as a whole/);
  expect(screen.getByText(/2 changes wait for approval, above/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Changed facts' })).toBeNull();
  expect(screen.getByText(/links more than 500 documents or forms/)).toBeTruthy();
});

test('a viewer reads what waits, and is not told to decide', async () => {
  const since = '2026-04-08T12:00:00Z';
  const waiting = [{ itemId: '1', since, title: 'Course 1', readAt: since, facts: [price(350)] }];
  fakeClient({ knowledgeBase: { getChanges: () => ({ readings: [], waiting, waitingCount: 1 }) } });
  const { screen } = openPart(
    <RoleContext value="viewer">
      <ChangesSection conversionId={conversionId} onOpenChat={onOpenChat} />
    </RoleContext>,
  );
  await screen.findByRole('heading', { name: 'One page waits for approval' });
  expect(screen.queryByText(/[Yy]ou (?:approve|decide|keep)/)).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Export as CSV']);
});

test('all that waits is decided at once', async () => {
  const since = '2026-04-08T12:00:00Z';
  const waiting = ['1', '2'].map((itemId) => ({ itemId, since, title: itemId, readAt: since, facts: [] }));
  const calls = fakeClient({
    knowledgeBase: {
      getChanges: () => ({ readings: [], waiting, waitingCount: 140 }),
      decideChanges: () => ({ success: true as const }),
    },
  });
  const { screen, press } = openPart(<ChangesSection conversionId={conversionId} onOpenChat={onOpenChat} />);
  await screen.findByText(/And 138 more/);
  await press('Approve all 140');
  await expect
    .poll(() => calls.inputsOf('knowledgeBase.decideChanges'))
    .toEqual([{ conversionId, decision: 'take', until: since }]);
});
