import { IngestError } from '../ingest-error.ts';

export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  /** A control word such as `\par` or `\u8364`, or a control symbol such as `\~`. */
  | { kind: 'control'; word: string; parameter: number | undefined }
  /** One byte in the code page of the current font: `\'e9`. */
  | { kind: 'byte'; value: number }
  | { kind: 'text'; text: string };

/** Tokenizes Rich Text Format 1.9, decoded as Latin-1. Linear in the input; skips binary data. */
export function* readRtfTokens(rtf: string): Generator<RtfToken> {
  const pattern =
    /\\(?:'([0-9a-fA-F]{2})|([a-zA-Z]{1,32})(-?\d{1,10})? ?|([^a-zA-Z]))|([{}])|([^\\{}\r\n]+)/gsy;
  for (let position = 0; position < rtf.length; ) {
    pattern.lastIndex = position;
    const match = pattern.exec(rtf);
    if (!match) {
      position++;
      continue;
    }
    position = pattern.lastIndex;
    const [, hex, word, digits, symbol, brace, text] = match;
    if (hex) yield { kind: 'byte', value: Number.parseInt(hex, 16) };
    else if (word === 'bin') position = skipBinary(rtf, position, Number(digits ?? 0));
    else if (word)
      yield { kind: 'control', word, parameter: digits === undefined ? undefined : Number(digits) };
    else if (symbol) yield { kind: 'control', word: symbol, parameter: undefined };
    else if (brace) yield { kind: brace === '{' ? 'open' : 'close' };
    else if (text) yield { kind: 'text', text };
  }
}

function skipBinary(rtf: string, position: number, length: number): number {
  if (length < 0 || position + length > rtf.length) throw new IngestError('damaged');
  return position + length;
}
