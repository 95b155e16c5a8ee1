import { expect, test, vi } from 'vitest';
import { en } from '#shared/texts/en/assistant.ts';
import { es } from '#shared/texts/es/assistant.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { Localization } from '#web/lib/texts/localization.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { ChatMessage } from './transcript/transcript.ts';

const source = {
  title: 'Fees',
  url: 'https://www.maple.example/fees',
  quote: 'A year costs $950.',
  language: 'en',
  readAt: '2026-11-20T00:00:00Z',
};
const answered: ChatMessage = {
  ...{ id: '1', sender: 'assistant', messageId: 'm1', timestamp: '2026-11-20T10:00:00Z' },
  ...{ content: 'El sitio web dice: “A year costs $950.”', outcome: 'unsure', confidence: 0.5 },
  ...{ sources: [source], suggestions: ['What is tuition?'] },
  handoff: { state: 'initial', prompt: '¿Pregunto a alguien?' },
};

function open(message: ChatMessage) {
  const nothing = vi.fn();
  return openPart(
    <Localization value={{ texts: en, language: 'en' }}>
      <MessageBubble
        {...{ name: 'Maple', visitor: {}, message, isLatest: true, isWaiting: false }}
        {...{ onAsk: nothing, onRate: nothing, onWish: nothing, onShown: nothing }}
      />
    </Localization>,
  ).screen;
}

test('all that stands around a Spanish answer on an English page is Spanish', async () => {
  const screen = open({ ...answered, language: 'es' });
  await screen.findByRole('button', { name: es.askPerson });
  await screen.findByText(es.couldAlsoAsk);
  await screen.findByText(`${es.sources}: 1`);
  expect(screen.getAllByText(es.wasHelpful).length).toBeGreaterThan(0);
  expect(screen.getByText(/· inglés/)).toBeDefined();
  const bubble = screen.getByRole('button', { name: es.askPerson }).closest('[data-message]');
  expect(bubble?.getAttribute('lang')).toBe('es');
  for (const text of [en.askPerson, en.couldAlsoAsk, en.wasHelpful, en.notCertain])
    expect(bubble?.textContent).not.toContain(text);
});

test.each([undefined, 'tlh'])('an answer in %s is surrounded by the page’s language', async (language) => {
  const screen = open({ ...answered, language });
  await screen.findByRole('button', { name: en.askPerson });
});
