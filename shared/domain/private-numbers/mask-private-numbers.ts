import { findCardNumbers } from './find-card-numbers.ts';
import { findIbans } from './find-ibans.ts';
import { findKeys } from './find-keys.ts';
import { findLabelledSecrets } from './find-labelled-secrets.ts';
import { findNationalIds } from './find-national-ids.ts';
import { findSecurityNumbers } from './find-security-numbers.ts';
import { findSpelledNumbers } from './find-spelled-numbers.ts';
import { foldDigits } from './fold-digits.ts';

/** The shortest secret has a name and a value: "PIN 1234". */
const fewestCharacters = 7;

/**
 * Masks what a visitor should not have typed: numbers of cards, accounts, identity and tax, passwords, codes and
 * keys. Each character becomes a dot, which preserves length and shape. Other numbers stay.
 */
export function maskPrivateNumbers(text: string): string {
  if (text.length < fewestCharacters) return text;
  const plain = foldDigits(text);
  const ibans = findIbans(plain);
  const rest = cover(plain, ibans, 'x');
  return cover(
    text,
    [
      ...ibans,
      ...findCardNumbers(rest),
      ...findSecurityNumbers(rest),
      ...findNationalIds(rest),
      ...findKeys(rest),
      ...findLabelledSecrets(rest),
      ...findSpelledNumbers(rest),
    ],
    '•',
  );
}

/** Masks the numbers in an answer; the question is its context, because it may name the kind of number. */
export function maskAnswer(question: string, answer: string): string {
  const asked = `${question}: `;
  return maskPrivateNumbers(asked + answer).slice(asked.length);
}

function cover(text: string, positions: readonly number[], sign: string): string {
  if (positions.length === 0) return text;
  const covered = new Set(positions);
  return text
    .split('')
    .map((unit, at) => (covered.has(at) ? sign : unit))
    .join('');
}
