import { findCardNumbers } from './find-card-numbers.ts';
import { findIbans } from './find-ibans.ts';
import { findSecurityNumbers } from './find-security-numbers.ts';
import { foldDigits } from './fold-digits.ts';

/** A Maltese IBAN may have as few as seven digits; all other private numbers have at least nine. */
const fewestDigits = 7;

/**
 * Masks card numbers, US social-security numbers and IBANs in a visitor's text: each character becomes a dot,
 * which preserves length and shape. Other numbers stay.
 */
export function maskPrivateNumbers(text: string): string {
  const plain = foldDigits(text);
  if (plain.replace(/\D+/g, '').length < fewestDigits) return text;
  const ibans = findIbans(plain);
  const rest = cover(plain, ibans, 'x');
  return cover(text, [...ibans, ...findCardNumbers(rest), ...findSecurityNumbers(rest)], '•');
}

/** Masks the numbers in an answer; the question is its context, because it may name the kind of number. */
export function maskAnswer(question: string, answer: string): string {
  const asked = `${question}: `;
  return maskPrivateNumbers(asked + answer).slice(asked.length);
}

function cover(text: string, positions: readonly number[], sign: string): string {
  const covered = new Set(positions);
  return text
    .split('')
    .map((unit, at) => (covered.has(at) ? sign : unit))
    .join('');
}
