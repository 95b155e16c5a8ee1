import { expect, it } from 'vitest';
import { subjectWeight } from './subject-weight.ts';

it.each([
  ['probate', 'en'],
  ['visitation', 'en'],
  ['dependents', 'en'],
  ['seller', 'en'],
  ['wellness', 'en'],
  ['letter', 'en'],
  ['cheques', 'en'],
  ['hearing', 'en'],
  ['personen', 'de'],
  ['maler', 'de'],
  ['casa', 'es'],
  ['sabado', 'es'],
  ['tratamiento', 'es'],
] as const)(
  'takes "%s" (%s) for what a question is about, though an everyday word looks like it',
  (word, language) => {
    expect(subjectWeight(word, language)).toBe(1);
  },
);

it.each([
  ['allowed', 'en'],
  ['offering', 'en'],
  ['wichtige', 'de'],
  ['personliche', 'de'],
  ['trouves', 'fr'],
  ['necesitan', 'es'],
] as const)('treats "%s" (%s) as a form of an everyday word', (word, language) => {
  expect(subjectWeight(word, language)).toBeLessThan(1);
});
