import { expect, it } from 'vitest';
import { findValues } from './value-patterns.ts';

it.each([
  ['money', 'Консультация бесплатно', ['бесплатно']],
  ['money', 'Rs. 500 or 300 rupees, 50 paise', ['Rs. 500', '300 rupees', '50 paise']],
  ['money', '入会金は5,000円、見学は無料', ['5,000円', '無料']],
  ['time', 'from 9.30 Uhr to midday', ['9.30 Uhr', 'midday']],
  ['duration', 'sous trente jours, within two school days', ['trente jours', 'two school days']],
  ['duration', 'dates of the 2027–28 school year', []],
  ['number', 'doce meses', ['doce']],
  ['number', 'an ELF executable', []],
  ['person', 'avec Madame Le Quéré', ['Madame Le Quéré']],
  ['person', 'the Professor Emeritus', []],
  ['person', '교장 김민수', ['김민수']],
] as const)('finds %s in "%s"', (type, text, values) => {
  expect(findValues(type, text)).toEqual(values);
});
