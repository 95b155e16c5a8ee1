import { decodeText } from '../decode/decode-text.ts';
import { IngestError } from '../ingest-error.ts';

/** A part of a message: its headers by lower-case name, and its body or its inner parts. */
export type MailPart = {
  headers: ReadonlyMap<string, string>;
  type: string;
  charset: string;
  name: string;
  isAttached: boolean;
  body: Buffer;
  parts: MailPart[];
};

/** No message for readers has more parts. */
const partLimit = 200;
const levelLimit = 20;
const encodedWord = /=\?([\w-]+)(?:\*\w+)?\?([BQ])\?([^?]*)\?=/gi;

/** Reads a message or a part of it (RFC 2045 to 2047). Bodies are decoded, texts keep their charset. */
export function readMailPart(bytes: Buffer, level = 0): MailPart {
  const source = bytes.toString('latin1');
  const [head = '', separator = ''] = /^[\s\S]*?(\r?\n\r?\n|$)/.exec(source) ?? [];
  const headers = readHeaders(head.slice(0, head.length - separator.length));
  const [type = '', parameters] = readParameters(headers.get('content-type') ?? 'text/plain');
  const [disposition, of] = readParameters(headers.get('content-disposition') ?? '');
  const content = source.slice(head.length);
  const boundary = parameters.get('boundary');
  const isMultiple = type.startsWith('multipart/') && boundary !== undefined && level < levelLimit;
  return {
    headers,
    type: type || 'text/plain',
    charset: parameters.get('charset') ?? '',
    name: decodeWords(of.get('filename') ?? parameters.get('name') ?? ''),
    isAttached: disposition === 'attachment' || !/^(?:text|multipart)\//.test(type || 'text/plain'),
    body: isMultiple ? Buffer.alloc(0) : decodeBody(content, headers.get('content-transfer-encoding') ?? ''),
    parts: isMultiple ? splitParts(content, boundary).map((part) => readMailPart(part, level + 1)) : [],
  };
}

function splitParts(content: string, boundary: string): Buffer[] {
  const parts = `\n${content}`.split(`\n--${boundary}`).slice(1);
  if (parts.length > partLimit) throw new IngestError('too-complex');
  return parts
    .filter((part) => !part.startsWith('--'))
    .map((part) => Buffer.from(part.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, ''), 'latin1'));
}

function readHeaders(head: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (name && !headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), decodeWords(value.trim()));
  }
  return headers;
}

function readParameters(header: string): [string, Map<string, string>] {
  const [value = ''] = header.split(';', 1);
  const named = [...header.matchAll(/;\s*([\w-]+)\*?=\s*(?:"([^"]*)"|([^;\s]+))/g)];
  const parameters = new Map(
    named.map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? '']),
  );
  return [value.trim().toLowerCase(), parameters];
}

function decodeBody(content: string, encoding: string): Buffer {
  if (/base64/i.test(encoding)) return Buffer.from(content, 'base64');
  return /quoted-printable/i.test(encoding)
    ? decodeQuoted(content.replace(/[ \t]+(?=\r?\n)/g, '').replace(/=\r?\n/g, ''))
    : Buffer.from(content, 'latin1');
}

function decodeQuoted(text: string): Buffer {
  const decoded = text.replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(decoded, 'latin1');
}

/** Words of headers in another charset; the space between two of them is not text. */
function decodeWords(text: string): string {
  return text
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(encodedWord, (_, charset: string, encoding: string, word: string) => {
      const bytes =
        encoding.toUpperCase() === 'B'
          ? Buffer.from(word, 'base64')
          : decodeQuoted(word.replaceAll('_', ' '));
      return decodeText(bytes, `text/plain; charset=${charset}`).text;
    });
}
