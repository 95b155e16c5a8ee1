import { expect, test } from 'vitest';
import type { Citation } from '#shared/domain/citation.ts';
import { en } from '#shared/texts/en/assistant.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { Localization } from '#web/lib/texts/localization.ts';
import { AnswerSources } from './answer-sources.tsx';
import { AnswerLines } from './answer-text.tsx';
import { QuoteCard } from './quote-card.tsx';

const cite = (page: string, sentence: string, heading: string): Citation => ({
  title: page,
  url: `https://www.maple.example/${page}#:~:text=${sentence}`,
  quote: `${heading}\n${sentence}\nAnd more of it.`,
  ...{ sentence, heading, readAt: '2026-11-20T00:00:00Z', copyUrl: '/gptsite/conv/source/1' },
});
const sources = [
  cite('Fees', 'A year costs $950.', 'Tuition'),
  cite('Fees', 'Lunch costs $5.', 'Lunch'),
  cite('Bus', 'The bus is free.', 'Lines'),
];
const said = (lead: string, confidence: number) => ({
  ...{ lead, outcome: 'unsure' as const, confidence, sources },
  content: [lead, ...sources.map(({ quote }) => `“${quote}”`)].join('\n\n'),
});

function open(lead: string, confidence: number) {
  const { screen, press } = openPart(
    <Localization value={{ texts: en, language: 'en' }}>
      <AnswerSources answer={said(lead, confidence)} offer={<p>Shall I ask a person?</p>} />
    </Localization>,
  );
  const list = screen.getByRole('list', { name: 'Sources' });
  return { screen, press, list, quotes: () => [...list.querySelectorAll('details')] };
}

test('the best quote is open, and others are a line each with the sentence that matched, which opens', () => {
  const { screen, list, quotes } = open('Here is what the website says:', 0.5);
  expect(list.querySelector(':scope > li > blockquote')?.textContent).toContain('And more of it.');
  expect(quotes().map(({ open }) => open)).toEqual([false, false]);
  expect(quotes().map((line) => line.querySelector('summary')?.textContent)).toEqual([
    'Lunch costs $5.Fees',
    'The bus is free.Bus',
  ]);
  // One line names a page; a further place on it is named by its heading.
  expect(screen.getAllByRole('link', { name: /^Fees/ })).toHaveLength(1);
  screen.getByText('Sources: 3');
  expect(list.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
});

test('the sentence that matched stands in view however far below it is in its quote, and the rest opens', async () => {
  const above =
    'Bring the form, the report of the last two years and one letter of a teacher to the office by March.';
  const quote = `Dates\n${above}\nA year costs $950.\nAnd more.`;
  const { screen, press } = openPart(
    <Localization value={{ texts: en, language: 'en' }}>
      <ul>
        <QuoteCard source={{ ...cite('Fees', 'A year costs $950.', 'Tuition'), quote }} />
      </ul>
    </Localization>,
  );
  expect(screen.getByText(/Bring the form/).className).toBe('hidden print:inline');
  await press(/^Show all: /);
  expect(screen.getByText(/Bring the form/).className).toBe('');
});

test('where no quote is likely to answer, a person is offered before three lines, none of them open', () => {
  const { screen, list, quotes } = open('I have no sure answer to that.', 0.1);
  expect(quotes()).toHaveLength(3);
  expect(list.querySelector(':scope > li > blockquote')).toBeNull();
  const offer = screen.getByText('Shall I ask a person?');
  expect(offer.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('a list that is the answer is told once, with its pages', () => {
  const quote = 'Monday: 8–12, 14–18\nTuesday: closed';
  const content = quote.replace(/^/gm, '- ');
  const { screen } = openPart(
    <Localization value={{ texts: en, language: 'en' }}>
      <AnswerLines content={content} sources={[{ ...cite('Contact', '', ''), quote }]} outcome="answered" />
      <AnswerSources
        answer={{ content, outcome: 'answered', sources: [{ ...cite('Contact', '', ''), quote }] }}
      />
    </Localization>,
  );
  expect(screen.getAllByText(/14–18/)).toHaveLength(1);
  screen.getByRole('link', { name: /^Contact/ });
});

test('every button and link of a source says what it is about', async () => {
  const { list, press } = open('Here is what the website says:', 0.5);
  await press('About this source: Bus');
  const names = [...list.querySelectorAll('button, a')].map(
    (part) => part.getAttribute('aria-label') ?? part.textContent,
  );
  expect(names.filter((name) => !/Fees|Bus|Tuition|Lunch|Lines/.test(name ?? ''))).toEqual([]);
});

test('when a source was read, and what was, stand behind one sign that names it', async () => {
  const { screen, press } = open('Here is what the website says:', 0.5);
  const sign = screen.getAllByRole('button', { name: 'About this source: Fees' })[0];
  const details = document.getElementById(sign?.getAttribute('aria-controls') ?? '');
  expect([sign?.getAttribute('aria-expanded'), details?.className]).toEqual(['false', 'hidden print:inline']);
  await press('About this source: Bus');
  expect(screen.getByRole('button', { name: 'About this source: Bus' }).getAttribute('aria-expanded')).toBe(
    'true',
  );
});
