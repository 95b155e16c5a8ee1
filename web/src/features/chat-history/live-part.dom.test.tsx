import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import type { LiveTurn } from '#shared/domain/chat/live-turn.ts';
import { AppError } from '#shared/errors.ts';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { LivePart } from './live-part.tsx';

const assistant = { brandId: 'edgpt', conversionId: 'conv_edgpt_515yts2wc8793134gknvjqfzte' } as const;
const makeSession = (timestamp = new Date().toISOString()): ChatSessionSummary => ({
  ...{ id: 'visit', userQuery: 'When do you open?', outcome: 'completed', timestamp, messageCount: 2 },
  ...{ duration: 1, topics: [], contactProvided: false, sentiment: 'neutral', sources: [] },
  ratings: { rated: 0, helpful: 0 },
  questions: { answered: 1, unsure: 0, unanswered: 0 },
  ...{ unanswered: [], unsure: [] },
});

/** A conversation with its visitor, as the server keeps it. */
function openLive({ isThere = true, other = '' } = {}) {
  const turns: LiveTurn[] = [];
  let person: { name: string; isMe: boolean } | undefined = other ? { name: other, isMe: false } : undefined;
  const client = fakeClient({
    chatHistory: {
      watchSession: () => ({
        ...{ isVisitorThere: isThere, isVisitorTyping: isThere && person !== undefined, turns: [...turns] },
        ...(person && { person }),
      }),
      joinSession: () => {
        person = { name: 'Ana', isMe: true };
        return { success: true };
      },
      speakInSession: ({ content }) => {
        turns.push({
          messageId: '1',
          from: 'person',
          name: 'Ana',
          content,
          sentAt: new Date().toISOString(),
        });
        return { success: true };
      },
      leaveSession: () => {
        person = undefined;
        return { success: true };
      },
    },
  });
  return { client, ...openPart(<LivePart assistant={assistant} session={makeSession()} />) };
}

test('an owner sees that the visitor is there, joins with one press, writes, and hands the chat back', async () => {
  const { screen, press, fill } = openLive();
  await screen.findByText('The visitor is here.');
  await press('Join the conversation');
  await screen.findByText('You have joined, and the assistant is silent. The visitor is typing…');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Your message'));
  await fill('Your message', 'Yes, at five.');
  await press('Send');
  const said = await screen.findByRole('list', { name: 'Said in person' });
  within(said).getByText('Yes, at five.', { exact: false });
  await press('Hand back to the assistant');
  await screen.findByRole('button', { name: 'Join the conversation' });
});

test('who comes second is told who is in, and cannot join', async () => {
  const { screen } = openLive({ other: 'Kim' });
  await screen.findByText('Kim has joined this conversation. The visitor is typing…');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a press that comes too late says so, and of a visitor who has left nothing is shown', async () => {
  const { screen, press, client, close } = openLive();
  await screen.findByText('The visitor is here.');
  client.now({
    chatHistory: {
      joinSession: () => {
        throw new AppError('CONFLICT', { message: 'Kim is in this conversation already.' });
      },
    },
  });
  await press('Join the conversation');
  await screen.findByText('Kim is in this conversation already.');
  close();
  const { client: asked } = openLive({ isThere: false });
  await expect.poll(() => asked.inputsOf('chatHistory.watchSession').length).toBeGreaterThan(0);
  // What was read before stands until its reply is there.
  await expect.poll(() => screen.queryByRole('region', { name: 'Live' })).toBeNull();
});
