import { expect, test } from 'vitest';
import { findContext } from './resolve-follow-up.ts';

const after = (...asked: string[]) => asked.map((content) => ({ role: 'user' as const, content }));

test.each([
  ['how much', ['full service'], 'full service'],
  ['How much do you charge?', ['Do you write wills?'], 'Do you write wills?'],
  ['when', ['is there a summer camp'], 'is there a summer camp'],
  ['how soon', ['can you fix my brakes', 'how much'], 'can you fix my brakes'],
  ['combien ça coûte ?', ['cours adulte judo'], 'cours adulte judo'],
  ['quels jours', ['cours adulte judo', 'combien'], 'cours adulte judo'],
  ['¿cuánto cuesta?', ['quiero castrar a mi gata'], 'quiero castrar a mi gata'],
  ['was kostet das', ['Inspektion fürs Rad'], 'Inspektion fürs Rad'],
])('“%s” after %j is asked of “%s”', (question, before, context) => {
  expect(findContext(question, after(...before))).toBe(context);
});

test.each([
  'How much is tuition?',
  'When are you open?',
  'What are your hours?',
  'Who is in charge?',
  'Where are you?',
  'What is the deadline?',
])('“%s” says of what it asks, or asks the organization', (question) => {
  expect(findContext(question, after('Is there a bus?'))).toBeUndefined();
});
