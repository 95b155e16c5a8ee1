import { expect, test } from 'vitest';
import { maskTranscript } from './mask-transcript.ts';
import {
  addMessage,
  type ChatMessage,
  isLeavingMessage,
  makeConversationHistory,
  type Transcript,
} from './transcript.ts';

const message = (id: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: String(id),
  sender: id % 2 ? 'user' : 'assistant',
  content: `message ${id}`,
  timestamp: '2026-01-01T12:00:00Z',
  sources: [],
  suggestions: [],
  ...change,
});

test('a transcript keeps its latest two hundred messages', () => {
  let transcript: Transcript = { sessionId: 's', messages: [] };
  for (let id = 0; id < 205; id++) transcript = addMessage(transcript, message(id));
  expect(transcript.messages).toHaveLength(200);
  expect(transcript.messages.at(-1)?.id).toBe('204');
});

test('a transcript is stored with the visitor’s private numbers masked and the website’s own kept', () => {
  const kept = maskTranscript({
    sessionId: 's',
    messages: [
      message(1, { content: 'My card is 4111 1111 1111 1111' }),
      message(2, {
        content: 'Pay to DE89 3704 0044 0532 0130 00.',
        unansweredQuestion: 'Is 123-45-6789 yours?',
      }),
    ],
  });
  expect(kept.messages).toEqual([
    message(1, { content: 'My card is •••• •••• •••• ••••' }),
    message(2, {
      content: 'Pay to DE89 3704 0044 0532 0130 00.',
      unansweredQuestion: 'Is •••-••-•••• yours?',
    }),
  ]);
});

test('the history is the last six turns without failed answers, cut to the call’s limits', () => {
  const messages = [1, 2, 3, 4, 5, 6, 7].map((id) => message(id));
  const history = makeConversationHistory({
    sessionId: 's',
    messages: [
      ...messages,
      message(8, { unansweredQuestion: 'message 7' }),
      message(9, { content: 'x'.repeat(5000) }),
    ],
  });
  expect(history).toHaveLength(6);
  expect(history.map(({ content }) => content.slice(0, 9))).toEqual([
    'message 3',
    'message 4',
    'message 5',
    'message 6',
    'message 7',
    'xxxxxxxxx',
  ]);
  expect(history.at(-1)?.content).toHaveLength(4000);
});

test('the history omits names and contacts', () => {
  const messages = [message(1), message(2), message(3, { content: 'Ana', isIntake: true })];
  expect(makeConversationHistory({ sessionId: 's', messages })).toHaveLength(2);
});

test.each([
  [{ state: 'asking-name' }, true],
  [{ state: 'asking-contact', prompt: 'Where?' }, true],
  [{ state: 'asking-name', isOptional: true }, false],
  [{ state: 'initial', prompt: 'Shall I?' }, false],
  [{ state: 'collected' }, false],
] as const)('after %o a message is being left: %s, also when the next call fails', (handoff, expected) => {
  const messages = [message(2, { handoff }), message(3), message(4, { unansweredQuestion: 'Ana' })];
  expect(isLeavingMessage({ sessionId: 's', messages })).toBe(expected);
});
