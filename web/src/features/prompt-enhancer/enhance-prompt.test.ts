import { expect, test } from 'vitest';
import { enhancePrompt } from './enhance-prompt.ts';

test.each([
  ['a short command', 'Write a story', /^Write a story with specific details and two or three examples\.$/],
  ['a command of a few words', 'Write a newsletter about the fair', /^Write .* fair with specific details/],
  [
    'code',
    'Fix the login function of my website please today',
    /Name the programming language, and include error handling/,
  ],
  ['an explanation', 'Explain how photosynthesis works in plants and algae', /Say who the audience is/],
  [
    'a list',
    'Make a checklist for moving house with two small children',
    /numbered list with short headings/,
  ],
  ['a guide', 'A guide to filing taxes as a freelancer in Oregon', /numbered list/],
  ['comprehensive', 'A comprehensive overview of our school for new families', /Keep it concise/],
  ['something short', 'School lunch', /^Please provide a detailed response about school lunch\.$/],
  ['an abbreviation', 'IRS letters', /^Please provide a detailed response about IRS letters\.$/],
  ['several at once', 'Explain this code to me', /programming language.*audience/],
])('%s gets what it is missing', (_name, prompt, expected) => {
  expect(enhancePrompt(prompt)).toMatch(expected);
});

test.each(['Why?', 'Stop!', 'one two three four five six seven eight nine', 'Tell me.', 'x'.repeat(1000)])(
  'the result of "%s" ends as a sentence',
  (prompt) => {
    expect(enhancePrompt(prompt)).toMatch(/[.?!]$/);
  },
);

test('an empty or blank prompt stays empty', () => {
  expect(enhancePrompt(' \n ')).toBe('');
});
