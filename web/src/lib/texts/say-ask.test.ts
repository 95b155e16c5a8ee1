import { expect, test } from 'vitest';
import { en } from '#shared/texts/en/assistant.ts';
import { sayAsk } from './say-ask.ts';

test.each([
  ['Hill School', 'Ask Hill School anything'],
  ['Ask JKBK', 'Ask JKBK anything'],
  ['Asklepios Clinic', 'Ask Asklepios Clinic anything'],
])('the visitor of %s reads %j', (name, said) => {
  expect(sayAsk(en.ask, name)).toBe(said);
});
