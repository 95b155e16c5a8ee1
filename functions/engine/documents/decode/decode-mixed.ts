import { charsetProfiles } from './charset-profiles.ts';
import { expectedCharsets, languageBonus, sampleBytes, scoreText } from './guess-charset.ts';

const replacement = '\uFFFD';
const alphabets = charsetProfiles.filter(({ script }) => script !== 'ideographs');

export type MixedGuess = { label: string; score: number };

/** The legacy encoding that reads best where bytes aren't UTF-8, of these labels or of all with one byte a character. */
export function guessMixed(
  bytes: Uint8Array,
  { legacy, language }: { legacy: string | undefined; language: string | undefined },
): MixedGuess {
  const expected = expectedCharsets(language);
  let best: MixedGuess = { label: legacy ?? 'windows-1252', score: 0 };
  for (const profile of alphabets) {
    const { label } = profile;
    if (legacy && legacy !== label) continue;
    const text = decodeMixed(bytes.subarray(0, sampleBytes), label);
    const score = scoreText(text, profile) + (expected.includes(label) ? languageBonus : 0);
    if (score > best.score + 0.001) best = { label, score };
  }
  return best;
}

/**
 * Decodes UTF-8 and reads the bytes between its characters in another encoding, as pages do that were put together from
 * parts. `keepFaults` leaves the rest of a cut character as what it is.
 */
export function decodeMixed(bytes: Uint8Array, label: string, { keepFaults = false } = {}): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const decoder = new TextDecoder(label);
  const characters = Array.from({ length: 128 }, (_, code) => decoder.decode(Uint8Array.of(code + 128)));
  let text = '';
  let start = 0;
  for (let at = 0; at < buffer.length; ) {
    const length = sequenceLength(buffer, at);
    if (length > 0) {
      at += length;
      continue;
    }
    text += buffer.toString('utf8', start, at);
    const isCut = keepFaults && isContinuation(buffer[at + 1]);
    text += isCut ? replacement : (characters[(buffer[at] ?? 0) - 128] ?? '');
    at++;
    while (isCut && isContinuation(buffer[at])) at++;
    start = at;
  }
  return text + buffer.toString('utf8', start);
}

/** Bytes of the UTF-8 character at a place; 0 if there is none (RFC 3629, section 4). */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const second = bytes[at + 1];
  if (lead < 0xc2 || lead > 0xf4 || !isContinuation(second)) return 0;
  if (lead < 0xe0) return 2;
  if ((lead === 0xe0 && second < 0xa0) || (lead === 0xed && second > 0x9f)) return 0;
  if (!isContinuation(bytes[at + 2])) return 0;
  if (lead < 0xf0) return 3;
  if ((lead === 0xf0 && second < 0x90) || (lead === 0xf4 && second > 0x8f)) return 0;
  return isContinuation(bytes[at + 3]) ? 4 : 0;
}

function isContinuation(byte: number | undefined): byte is number {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
