import { expect, it } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

it.each([
  ['Your assistant is ready', 40, 'Your assistant is ready'],
  ['Your assistant is ready: Maple Grove', 26, 'Your assistant is ready…'],
  ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudampf…'],
  ['123456789🏫', 10, '123456789…'],
])('cuts %j at %d between words', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
});
