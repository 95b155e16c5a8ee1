import { isAscii } from 'node:buffer';
import { charsetProfiles } from './charset-profiles.ts';
import { decodeMixed, guessMixed } from './decode-mixed.ts';
import { guessCharset, guessUtf16 } from './guess-charset.ts';
import { mendDoubled } from './mend-doubled.ts';

/** Declarations are expected in this range; the standard says 1,024 bytes, real pages put them later. */
const prescanBytes = 8 * 1024;
/** Legacy encodings hardly ever form this many valid UTF-8 sequences by chance. */
const convincingSequences = 4;
/** Up to this share of broken sequences, a page counts as UTF-8 with isolated errors. */
const toleratedFaults = 0.1;

/** Two bytes of a legacy encoding can form one valid UTF-8 character by chance. */
const mixedMargin = 0.04;

/** The replacement for bytes that aren't UTF-8. */
const replacementCharacter = 0xfffd;

export type DecodedText = { text: string; charset: string };

/**
 * Decodes a page by byte order mark, then header, then meta or XML declaration, then content. Ignores declarations that
 * the bytes contradict. Labels are those of the WHATWG standard, so UTF-7 is never decoded.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): DecodedText {
  const { charset, decode } = chooseCharset(bytes, contentType);
  return { text: mendDoubled(decode(bytes)), charset };
}

type Decoding = { charset: string; decode: (bytes: Uint8Array) => string };

function decodeAs(charset: string): Decoding {
  return { charset, decode: (bytes) => new TextDecoder(charset).decode(bytes) };
}

function chooseCharset(bytes: Uint8Array, contentType: string): Decoding {
  const marked = readByteOrderMark(bytes) ?? guessUtf16(bytes);
  if (marked) return decodeAs(marked);
  const prescan = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, prescanBytes)).toString(
    'latin1',
  );
  const declared = [contentType, ...findDeclarations(prescan)].map(parseLabel);
  const legacy = declared.find((label) => label !== undefined && !label.startsWith('utf-'));
  const { sequences, faults } = countUtf8Sequences(bytes);
  if (faults === 0 && (sequences >= convincingSequences || !legacy || sequences === 0)) {
    // Pure ASCII reads the same in all encodings except the escape-coded ones.
    return decodeAs(sequences === 0 && legacy?.startsWith('iso-2022') ? legacy : 'utf-8');
  }
  const language = /\blang\s*=\s*["']?([a-z]{2})/i.exec(prescan)?.[1];
  const isTolerable = faults > 0 && faults <= sequences * toleratedFaults;
  const mixed = sequences > 0 && faults > 0 ? guessMixed(bytes, { legacy, language }) : undefined;
  if (mixed && isTolerable) return decodeAsMixed(mixed.label, true);
  const among = charsetProfiles.filter(({ label }) => !legacy || label === legacy);
  const pure = guessCharset(bytes, language, among);
  if (mixed && mixed.score > pure.score + mixedMargin) return decodeAsMixed(mixed.label, false);
  return decodeAs(legacy ?? pure.label);
}

function decodeAsMixed(label: string, keepFaults: boolean): Decoding {
  return { charset: 'utf-8', decode: (bytes) => decodeMixed(bytes, label, { keepFaults }) };
}

function readByteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function findDeclarations(prescan: string): string[] {
  const xml = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)/i.exec(prescan)?.[1];
  const tags = prescan.replace(/<!--[\s\S]*?-->/g, '').match(/<meta[^>]{0,1000}>/gi) ?? [];
  return [...(xml ? [`charset=${xml}`] : []), ...tags];
}

/** The standard's name for a `charset=` label; undefined if unknown or impossible for a page. */
function parseLabel(declaration: string): string | undefined {
  const label = /charset\s*=\s*["']?\s*([^\s"';>]+)/i.exec(declaration)?.[1];
  if (!label) return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    // A declaration readable as ASCII can't be in UTF-16 (WHATWG, prescan).
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return undefined;
  }
}

function countUtf8Sequences(bytes: Uint8Array): { sequences: number; faults: number } {
  const count = { sequences: 0, faults: 0 };
  if (isAscii(bytes)) return count;
  const text = new TextDecoder('utf-8').decode(bytes);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === replacementCharacter) count.faults++;
    // Only the first of two surrogates counts.
    else if (unit >= 0x80 && (unit & 0xfc00) !== 0xdc00) count.sequences++;
  }
  return count;
}
