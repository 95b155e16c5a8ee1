import { beforeEach, expect, test, vi } from 'vitest';
import { startTranscript, type Transcript } from './transcript.ts';

const key = 'chat:conv_1';
/** Conversations that tabs hold, by the names of their locks. */
const locks = new Set<string>();

/** A tab of the same browser: its own modules and session, and the browser's locks and local storage. */
async function openTab() {
  vi.resetModules();
  sessionStorage.clear();
  const { transcriptStore } = await import('./transcript-store.ts');
  const { readStoredTranscript } = await import('./stored-transcript.ts');
  return { store: transcriptStore('conv_1'), read: () => readStoredTranscript(key) };
}

const talk = (content: string): Transcript => ({
  ...startTranscript(),
  messages: [{ id: '1', sender: 'user', content, timestamp: '', sources: [], suggestions: [] }],
});

beforeEach(() => {
  localStorage.clear();
  locks.clear();
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _options: unknown, hold: (lock: object | null) => unknown) => {
        const isFree = !locks.has(name);
        locks.add(name);
        return hold(isFree ? {} : null);
      },
    },
  });
});

test('two tabs keep two conversations, and a later visit goes on with the newest', async () => {
  const first = await openTab();
  await first.store.write(talk('How much is lunch?'));
  expect((await first.read())?.messages[0]?.content).toBe('How much is lunch?');

  const second = await openTab();
  expect(second.store.isStored()).toBe(true);
  expect(await second.read()).toBeUndefined();
  await second.store.write(talk('When are you open?'));
  expect((await second.read())?.messages[0]?.content).toBe('When are you open?');

  // Both tabs are closed.
  locks.clear();
  const later = await openTab();
  expect((await later.read())?.messages[0]?.content).toBe('When are you open?');
});

test('who starts over in one tab deletes what that tab said, and not what another says', async () => {
  const first = await openTab();
  await first.store.write(talk('How much is lunch?'));
  const second = await openTab();
  await second.store.write(talk('When are you open?'));
  sessionStorage.setItem(key, JSON.stringify(talk('How much is lunch?')));
  first.store.clear();
  expect(sessionStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem(key)).toContain('When are you open?');
});
