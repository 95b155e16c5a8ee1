import { expect, test } from 'vitest';
import { findHeadline } from './find-headline.ts';

const wish = 'I would like to talk to a person';
const excerpt = ['Hi', 'When does the summer camp for beginners start?', wish].map((content) => ({
  ...{ role: 'user' as const, content, sentAt: '2026-03-02T10:00:00Z' },
}));
const visitor = { name: 'Ana Núñez', contact: '+34 600 123 456, ana@nunez.example' };
const message = { kind: 'message', priority: 'high', excerpt, visitor } as const;
const camp = 'When does the summer camp for beginners start?';

test.each([
  ['the question before it', { ...message, wish, userMessage: wish }, camp],
  ['that of an older message too', { ...message, userMessage: wish }, camp],
  [
    'the question left open',
    { ...message, wish, userMessage: `Is there a bus?\n${wish}` },
    'Is there a bus?',
  ],
  [
    'what was added',
    { ...message, wish, userMessage: `${wish}\nCall me after five.` },
    'Call me after five.',
  ],
  [
    'never a name or a number, but the question before it',
    { ...message, wish, userMessage: 'Ana Núñez\n+34 600 123 456' },
    camp,
  ],
  [
    'what is wanted, without the number in it',
    { ...message, userMessage: 'My name is Ana Núñez\nPlease call +34 600 123 456 about a divorce' },
    'Please call … about a divorce',
  ],
  [
    'that nothing was asked',
    { ...message, excerpt: [], userMessage: 'Ana Núñez\nana@nunez.example, +34 600 123 456' },
    'Would like to hear from a person',
  ],
  ['the only words there are', { ...message, excerpt: [], wish, userMessage: wish }, wish],
  [
    'a question as it is',
    { ...message, priority: 'normal' as const, userMessage: 'Is it open?' },
    'Is it open?',
  ],
  [
    'an order',
    { ...message, kind: 'order' as const, excerpt: [], userMessage: 'Two licenses' },
    'Two licenses',
  ],
])('the headline of a message that asks for a person is %s', (_name, asked, headline) => {
  expect(findHeadline(asked)).toBe(headline);
});
