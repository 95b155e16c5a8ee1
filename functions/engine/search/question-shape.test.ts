import { expect, it } from 'vitest';
import { asksHowTo, asksWhatIs } from './question-shape.ts';

it.each([
  ['How do I cook rice?', true],
  ['and how can we get there', true],
  ['Wie koche ich Reis?', true],
  ['Comment cuire du riz ?', true],
  ['¿Cómo puedo llegar?', true],
  ['How do you handle refunds?', false],
  ['How much is it?', false],
  ['Wie sind Ihre Sprechzeiten?', false],
])('is a how-to question: %s: %s', (question, expected) => {
  expect(asksHowTo(question)).toBe(expected);
});

it.each([
  ["What's the speed of light?", true],
  ['who is the principal', true],
  ['Was ist eine Abmahnung?', true],
  ["Qu'est-ce qu'un dojo ?", true],
  ['¿Qué es un notario?', true],
  ['What do you charge?', false],
  ['whatever', false],
])('is a what-is question: %s: %s', (question, expected) => {
  expect(asksWhatIs(question)).toBe(expected);
});
