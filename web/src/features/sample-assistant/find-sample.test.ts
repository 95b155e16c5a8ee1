import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { listSampleAnswers } from '#shared/brands/sample-answers.ts';
import { findSample } from './find-sample.ts';

const { law, gpt } = brands;

test.each(Object.values(brands).filter(({ id }) => listSampleAnswers(id)))(
  'the sample of $name answers its six questions in the words of its website',
  (brand) => {
    const { site, findAnswer } = findSample(brand);
    expect(site.popularQuestions.map(findAnswer)).toEqual(listSampleAnswers(brand.id));
  },
);

test.each([
  [law, 'do you do divorces', /contested and uncontested/],
  [law, 'whats the price of an uncontested divorce?', /\$2,500/],
  [gpt, 'when are you opening', /Tuesday to Friday/],
  [gpt, 'e-bike check', /Wednesdays/],
])('a question in other words finds the closest answer: %#', (brand, question, answer) => {
  expect(findSample(brand).findAnswer(question).text).toMatch(answer);
});

test('a question about something else is not answered', () => {
  const { text, page } = findSample(law).findAnswer('Is it raining?');
  expect(text).toContain('This sample knows a few answers only.');
  expect(page).toBeUndefined();
});

test('a brand whose sample has no answers shows the Demo School', () => {
  expect(findSample(brands.edgpt).site.name).toBe('Demo School');
});
