import { expect, test } from 'vitest';
import { draw } from '#tests/support/pages/drawn-page.tsx';
import { ConvertingView } from './converting-view.tsx';

// Document 1 sections 2 and 4, "Website-to-assistant view".

const view = draw(<ConvertingView gptSiteUrl="https://edgpt.ai/gptsite/demo" onDone={() => undefined} />);

test('six steps start one after another', () => {
  const steps = view.all('li').map(({ texts }) => texts.slice(0, 2).join(''));
  expect(steps).toEqual([
    'Discovery: active',
    'Scraping: pending',
    'Calendar: pending',
    'Forms: pending',
    'Knowledge: pending',
    'GPTsite: pending',
  ]);
});

test('before the start no step is active and nothing is counted', () => {
  const waiting = draw(<ConvertingView start="Start" gptSiteUrl="" onDone={() => undefined} />);
  const states = waiting.all('li').map(({ texts }) => texts[1]);
  expect(states).toEqual(Array(6).fill(': pending'));
  expect(waiting.texts).toContain('Start');
  expect(waiting.all('dl')).toEqual([]);
});

test.each([
  ['8', 'PDFs'],
  ['12', 'forms'],
  ['3', 'calendars'],
  ['156', 'knowledge entries'],
  ['1247', 'embeddings'],
])('it counts %s %s', (count, what) => {
  const figures = view.all('dl').flatMap((list) => list.all('div').map(({ texts }) => texts.toSorted()));
  expect(figures).toContainEqual([count, what].toSorted());
});
