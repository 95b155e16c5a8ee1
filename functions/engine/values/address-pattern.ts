import { valueSource } from './value-source.ts';

/** Streets with a number, as each language writes them, and towns behind a postcode. */
export const addressPattern = new RegExp(
  `${valueSource(({ addresses }) => addresses)}|(?<![\\d.,/\\p{L}-])\\d{5}\\s+\\p{Lu}\\p{L}{2,}`,
  'gu',
);
