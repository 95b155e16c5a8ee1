import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { SupportChat } from './support-chat.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: true }));
const cite = (quote: string, sentence: string): Citation => ({
  ...{
    title: 'Pricing',
    url: `https://edgpt.ai/#${sentence}`,
    quote,
    sentence,
    readAt: '2026-11-20T00:00:00Z',
  },
});
const sources = [
  cite('The plan.\nIt costs $99.', 'It costs $99.'),
  cite('The trial.\nIt is free.', 'It is free.'),
];
const lead = 'Here is what the website says:';
const said = {
  ...{ confidence: 0.5, intent: 'question', responseTime: 5, suggestions: [], sources: [] },
  ...{ sessionId: '00000000-0000-4000-8000-000000000000', messageId: 'message' },
};

function open() {
  const calls = fakeClient({
    support: {
      chat: ({ message }) => ({
        response: message.startsWith('What') ? 'It costs $99.' : 'I do not know that.',
        outcome: message.startsWith('What') ? 'answered' : 'handoff',
        confidence: 1,
        sources: [],
      }),
    },
    chat: {
      sendMessage: ({ details }) =>
        details
          ? {
              ...said,
              message: 'Thank you.',
              response: '',
              outcome: 'handoff',
              handoff: { state: 'collected' },
            }
          : {
              ...said,
              ...{
                message: [lead, ...sources.map(({ quote }) => quote)].join('\n\n'),
                response: '',
                lead,
                sources,
              },
              outcome: 'unsure',
              handoff: { state: 'asking-name', given: { question: 'Can a person help me?' } },
            },
    },
  });
  return { calls, ...openPart(<SupportChat brand={brands.edgpt} onClose={() => undefined} />) };
}

test('the seller’s chat shows quotes as its customers’ chats do, and takes a message for a person', async () => {
  const { calls, screen, fill, press } = open();
  await press('What does it cost?');
  await screen.findAllByText('It costs $99.');
  expect(calls.inputsOf('chat.sendMessage')).toEqual([]);
  await fill('Your question', 'Can a person help me?');
  await press('Send');
  const list = await screen.findByRole('list', { name: 'Sources' });
  expect(list.querySelector(':scope > li > blockquote')?.textContent).toContain('It costs $99.');
  expect([...list.querySelectorAll('details')].map((line) => line.open)).toEqual([false]);
  screen.getByText('Not certain');
  const form = screen.getByLabelText(/^Your email address/).closest('form');
  if (!form) throw new Error('The fields stand in no form');
  expect(within(form).getByLabelText(/^Your question/)).toHaveProperty('value', 'Can a person help me?');
  await fill(/^Your email address/, 'max@example.org');
  await within(form).getByRole('button', { name: 'Send' }).click();
  await screen.findByText('Thank you.');
  expect(calls.inputsOf('support.chat')).toHaveLength(2);
  expect(calls.inputsOf('chat.sendMessage').at(-1)).toMatchObject({
    ...{ platform: 'edgpt', handoff: 'start', message: 'max@example.org' },
    details: { question: 'Can a person help me?', name: '', contact: 'max@example.org' },
  });
});
