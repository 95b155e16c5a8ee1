import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { liveLimits } from '#shared/domain/chat/live-limits.ts';
import type { LiveTurn } from '#shared/domain/chat/live-turn.ts';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { listenLive } from './listen-live.ts';
import type { ChatMessage, Transcript } from './transcript.ts';

// Pages load it with their first call, for which a clock of its own does not wait.
beforeAll(() => import('#web/lib/api/client.ts').then(() => undefined));

const conversionId = 'conv_edgpt_515yts2wc8793134gknvjqfzte';
const now = new Date('2026-03-02T10:00:00Z');
const question: ChatMessage = {
  ...{ id: 'q', sender: 'user', content: 'A bus?', timestamp: now.toISOString() },
  ...{ sources: [], suggestions: [] },
};

/** A page whose visitor has asked something, under a clock of its own. */
function openPage(lastAsked = now.toISOString()) {
  vi.useFakeTimers({ now });
  onTestFinished(() => void vi.useRealTimers());
  let transcript: Transcript = { sessionId: 'visit', messages: [question] };
  let turns: LiveTurn[] = [];
  let person: { name: string } | undefined;
  const client = fakeClient({
    conversations: {
      listen: ({ after }) => ({
        text: person ? 'Ana has joined.' : 'I am back.',
        ...(person && { person }),
        turns: turns.filter(({ sentAt }) => sentAt > after),
      }),
    },
  });
  const page = new AbortController();
  onTestFinished(() => page.abort());
  listenLive(
    { conversionId, sessionId: 'visit', lastAsked },
    () => transcript,
    (make) => {
      transcript = make(transcript);
    },
    page.signal,
  );
  return {
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    said: () =>
      transcript.messages.map(({ content, person: by }) => (by ? `${by.name}: ${content}` : content)),
    asked: () => client.inputsOf('conversations.listen').length,
    join: (next: typeof person) => {
      person = next;
    },
    speak: (messageId: string, content: string) => {
      const sentAt = new Date(Date.now()).toISOString();
      turns = [...turns, { messageId, from: 'person', name: 'Ana, Maple', content, sentAt }];
    },
  };
}

test('a page shows within three seconds what a person who is in says, once, and that the assistant is back', async () => {
  const page = openPage();
  page.join({ name: 'Ana' });
  await page.wait(liveLimits.askMilliseconds);
  expect(page.said()).toEqual(['A bus?', 'Ana has joined.']);
  page.speak('1', 'At five.');
  await page.wait(3000);
  expect(page.said()).toEqual(['A bus?', 'Ana has joined.', 'Ana, Maple: At five.']);
  await page.wait(3000);
  expect(page.said()).toHaveLength(3);
  page.join(undefined);
  await page.wait(3000);
  expect(page.said().at(-1)).toBe('I am back.');
});

test('a page where nobody joins asks a few times for five minutes after its message, and then never again', async () => {
  const page = openPage();
  await page.wait(liveLimits.listeningMilliseconds + liveLimits.idleMilliseconds);
  const most = liveLimits.listeningMilliseconds / liveLimits.idleMilliseconds + 1;
  expect(page.asked()).toBeGreaterThan(1);
  expect(page.asked()).toBeLessThanOrEqual(most);
  const asked = page.asked();
  await page.wait(60 * 60_000);
  expect(page.asked()).toBe(asked);
  expect(page.said()).toEqual(['A bus?']);
});

test('a page with an old conversation costs no call', async () => {
  const page = openPage(new Date(now.getTime() - liveLimits.listeningMilliseconds).toISOString());
  await page.wait(60 * 60_000);
  expect(page.asked()).toBe(0);
});
