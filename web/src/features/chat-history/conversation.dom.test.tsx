import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChatSessionSummary, TranscriptMessage } from '#shared/contract/assistant/chat-history.ts';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { Conversation } from './conversation.tsx';

const assistant = { brandId: 'edgpt', conversionId: 'conv_edgpt_515yts2wc8793134gknvjqfzte' } as const;
const sentAt = '2026-11-01T12:00:00.000Z';
const session: ChatSessionSummary = {
  ...{ id: 'visit', userQuery: 'Was kostet der Kurs?', outcome: 'completed', timestamp: sentAt },
  ...{ messageCount: 2, duration: 1, topics: [], contactProvided: false, sentiment: 'neutral', sources: [] },
  ...{ ratings: { rated: 0, helpful: 0 }, questions: { answered: 1, unsure: 0, unanswered: 0 } },
  ...{ unanswered: [], unsure: [], language: 'de' },
};

const translate = () => ({ translations: [{ messageId: 'q', translation: 'What does the course cost?' }] });

type World = { canTranslate?: boolean; translation?: string; translateSession?: typeof translate };

/** A German conversation; `translation` as stored. */
function openGerman({ canTranslate = false, translation, translateSession = translate }: World) {
  const messages: TranscriptMessage[] = [
    {
      ...{ messageId: 'q', role: 'user', content: session.userQuery, sentAt, citations: [] },
      ...(translation && { translation }),
    },
    { messageId: 'a', role: 'assistant', content: 'Er kostet 40 €.', sentAt, citations: [] },
  ];
  const client = fakeClient({
    chatHistory: {
      getSession: () => ({ session, messages, canTranslate }),
      watchSession: () => ({ isVisitorThere: false, isVisitorTyping: false, turns: [] }),
      translateSession,
    },
  });
  const part = openPart(<Conversation assistant={assistant} sessionId="visit" onDeleted={() => undefined} />);
  const question = async () => {
    const list = await part.screen.findByRole('list', { name: 'Transcript' });
    return within(list).getAllByRole('listitem')[0]?.textContent;
  };
  return { client, question, ...part };
}

test('a question in another language has its translation below it, marked as a model’s', async () => {
  const { screen, question, client } = openGerman({ canTranslate: true });
  await screen.findByText('What does the course cost?');
  expect(await question()).toContain('Was kostet der Kurs?What does the course cost?Translated by a model');
  expect(client.inputsOf('chatHistory.translateSession')).toHaveLength(1);
});

test('a stored translation is shown without asking again', async () => {
  const { question, client } = openGerman({ translation: 'What is the price?' });
  expect(await question()).toContain('What is the price?Translated by a model');
  expect(client.inputsOf('chatHistory.translateSession')).toEqual([]);
});

test('where no model runs, the conversation is marked with its language alone', async () => {
  const { screen, question, client } = openGerman({});
  expect(await question()).not.toContain('Translated');
  screen.getByText('in German', { exact: false });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(client.inputsOf('chatHistory.translateSession')).toEqual([]);
});

test.each([
  ['the call', refuse('INTERNAL')],
  ['the model', () => ({ translations: [] })],
])('when %s fails, the page says so beside the conversation, and can try again', async (_name, fail) => {
  const { screen, question, client, press } = openGerman({ canTranslate: true, translateSession: fail });
  await screen.findByText('The questions couldn’t be translated.');
  expect(await question()).toContain('Was kostet der Kurs?');
  client.now({ chatHistory: { translateSession: translate } });
  await press('Try again');
  await screen.findByText('What does the course cost?');
  expect(screen.queryByRole('alert')).toBeNull();
});
