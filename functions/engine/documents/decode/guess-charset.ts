import { type CharsetProfile, charsetProfiles, charsetsByLanguage } from './charset-profiles.ts';

/** Enough text to tell encodings apart. */
export const sampleBytes = 64 * 1024;
/** A page's declared language outweighs a small difference in typical characters. */
export const languageBonus = 0.15;

/** Guesses the legacy encoding of bytes that aren't UTF-8 by how much each decoding reads like language. */
export function guessCharset(bytes: Uint8Array, language?: string, among = charsetProfiles) {
  const sample = bytes.subarray(0, sampleBytes);
  const expected = expectedCharsets(language);
  let best = { label: 'windows-1252', score: 0 };
  for (const profile of among) {
    const { label } = profile;
    const text = new TextDecoder(label).decode(sample);
    const score = scoreText(text, profile) + (expected.includes(label) ? languageBonus : 0);
    // Earlier profiles are more common on the web, so they win ties.
    if (score > best.score + 0.001) best = { label, score };
  }
  return best;
}

/** Encodings used for a page's declared language. */
export function expectedCharsets(language = ''): string[] {
  return charsetsByLanguage[language.slice(0, 2).toLowerCase()] ?? [];
}

/** Detects UTF-16 without a byte order mark, where every other byte of markup is zero; otherwise undefined. */
export function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 1024);
  if (sample.length < 4) return undefined;
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length * 0.3;
  if (odd > many && even < many / 10) return 'utf-16le';
  return even > many && odd < many / 10 ? 'utf-16be' : undefined;
}

/** How much a text reads like language in an encoding, at most 1.2. */
export function scoreText(text: string, { script, typical, frequent = typical }: CharsetProfile): number {
  let asciiLetters = 0;
  let foreign = 0;
  let score = 0;
  for (const character of text) {
    if (character < '\u0080') {
      if (/[a-z]/i.test(character)) asciiLetters++;
      continue;
    }
    foreign++;
    if (character === '\uFFFD' || character < '\u00a0') score -= 3;
    else if (typical.test(character)) score += frequent.test(character) ? 1 : 0.5;
  }
  if (foreign === 0) return 0;
  const share = score / foreign;
  switch (script) {
    case 'latin':
      return foreign > asciiLetters ? share / 2 : share;
    case 'alphabet':
      return share;
    case 'ideographs':
      return Math.min(share * 3, 1.2);
  }
}
