import type { ThemeTokens } from './theme.ts';

type Token = keyof ThemeTokens;

/** What text and fields stand on. */
export const backgrounds: readonly Token[] = ['canvas', 'surface', 'sunken', 'brand-tint'];

/** Every text color with the background it is used on. */
export const textPairs: readonly (readonly [text: Token, background: Token])[] = [
  ...backgrounds.flatMap((background): [Token, Token][] => [
    ['ink', background],
    ['ink-muted', background],
    ['brand-ink', background],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-mark', 'mark'],
  ['on-danger', 'danger'],
  ['danger-ink', 'surface'],
  ['danger-ink', 'danger-tint'],
  ['success-ink', 'surface'],
  ['success-ink', 'success-tint'],
  ['warning-ink', 'surface'],
  ['warning-ink', 'warning-tint'],
  ['ink', 'warning-tint'],
];
