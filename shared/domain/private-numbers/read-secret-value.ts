import { plainWords, type SecretKind } from './secret-labels.ts';

/** How a name is joined to its value; a looser join asks for a value that looks more like one. */
export type Join = 'mark' | 'copula' | 'none';
/** Where a value may begin; `owned`: "my" stands before its name, `tail`: "number" after it. */
export type NamedPlace = { at: number; join: Join; owned: boolean; tail: string };
export type Value = { start: number; end: number };

/** The value at the end of a name's match, if it looks like one. */
export function readSecretValue(kind: SecretKind, text: string, found: NamedPlace): Value | undefined {
  switch (kind) {
    case 'password':
      return readPassword(text, found);
    case 'pin':
      return readPin(text, found);
    case 'card-code':
      return readAt(text, found.at, /\d{3,4}(?![\d-])/uy);
    case 'card':
      return readDigits(text, found, { fewest: 12, most: 19 });
    case 'account':
      return readDigits(text, found, { fewest: found.join === 'none' && !found.tail ? 6 : 5, most: 24 });
    case 'identity':
      return readDigits(text, found, { fewest: found.join === 'none' ? 6 : 5, most: 24 });
    case 'key':
      return readKey(text, found);
  }
}

function readAt(text: string, at: number, pattern: RegExp): Value | undefined {
  pattern.lastIndex = at;
  const [value] = pattern.exec(text) ?? [];
  return value === undefined ? undefined : { start: at, end: at + value.length };
}

const noSpace = '[^\\s"“”„«»「」『』。、，！？；：\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}]';
const token = new RegExp(`${noSpace}{4,64}`, 'uy');
const quoted = /[^"“”„«»「」『』\n]{4,64}(?=["“”»」』])/uy;
const isWebOrMail = /@.*\.\p{L}|:\/\/|^www\.|^[\w-]+\.(?:com|org|net|edu|gov|io|de|fr|es)\b/iu;

function readPassword(text: string, { at, join }: NamedPlace): Value | undefined {
  if (/["“„«「『]/.test(text.charAt(at - 1)) && join !== 'none') return readAt(text, at, quoted);
  const read = readAt(text, at, token);
  if (!read) return undefined;
  const value = text.slice(read.start, read.end).replace(/[.,;:)\]'’`]+$/, '');
  const end = read.start + value.length;
  if (value.length < 4 || isWebOrMail.test(value) || /^[•*]+$/.test(value)) return undefined;
  const isAlone = /^[.,;)\]'’`!?]*(?:$|[\n,;.|]|\s*(?:[,;|/]|$))/.test(text.slice(end));
  if (looksLikePassword(value, join)) return { start: read.start, end };
  const isPlain = plainWords.has(value.toLowerCase().replace(/[!?]+$/, ''));
  return join === 'mark' && isAlone && !isPlain ? { start: read.start, end } : undefined;
}

/** Letters with digits, signs within, or capitals within; digits alone only after "is" or a colon. */
function looksLikePassword(value: string, join: Join): boolean {
  const hasLetter = /\p{L}/u.test(value);
  if (/^\d+$/.test(value)) return value.length >= (join === 'none' ? 6 : 4);
  if (/\d/.test(value) && hasLetter) return !/^\d+(?:st|nd|rd|th|am|pm|min|h|x|-?\p{L}{4,})$/iu.test(value);
  if (/\p{Ll}\p{Lu}/u.test(value)) return join !== 'none';
  return hasLetter && /[@#$%^&*_+=<>~\\|{}]/.test(value.slice(1)) && !/\*{2}/.test(value);
}

/** Codes of doors may begin or end with a letter. */
const pin = /(?:(?:\p{Lu}(?=\d)|(?=\d))\d(?:[ -]?\d){3,7})(?![\d])(?![-/.:]\d)(?:\p{Lu}(?![\p{L}\d]))?/uy;

/** "PIN code 560001" is an Indian address unless it is somebody's. */
function readPin(text: string, found: NamedPlace): Value | undefined {
  const read = readAt(text, found.at, pin);
  if (!read) return undefined;
  const digits = text.slice(read.start, read.end).replace(/\D/g, '');
  const named = text.slice(Math.max(0, found.at - 16), found.at);
  const isPostal = /pin ?-?code/i.test(named) && digits.length === 6 && !found.owned;
  const isVerb = found.join === 'none' && !found.owned && /pin\s*$/.test(named) && !/PIN/.test(named);
  return isPostal || isVerb ? undefined : read;
}

/** Groups of letters and digits; from the second on each holds a digit or is a single capital. */
const idGroups =
  /(?:\p{Lu}{1,4}[ .-]?|\p{L}{0,2}[ .-]?)\d[\p{Lu}\d]*(?:[ .·/\u2010-\u2014-]{1,2}(?:(?=\p{L}{0,3}\d)[\p{L}\d]+|\p{Lu}(?!\p{L})))*(?:[A-Za-z](?![\p{L}\d]))?/uy;
const idWord = /(?=\p{L}{0,6}\d)[\p{L}\d]{5,24}/uy;
const date =
  /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ]\d{2,4}|(?:19|20)\d\d ?[-/–] ?(?:19|20)?\d\d)$/;
const phoneMark = /(?:tel|phone|call|fax|whatsapp|mobile|cell|handy|móvil|portable|телефон|電話|电话|전화)/i;

function readDigits(
  text: string,
  { at, join }: NamedPlace,
  { fewest, most }: { fewest: number; most: number },
): Value | undefined {
  const read = readAt(text, at, idGroups) ?? readAt(text, at, idWord);
  if (!read) return undefined;
  const value = text.slice(read.start, read.end);
  const digits = value.match(/\d/g)?.length ?? 0;
  if (digits < fewest || value.replace(/[^\p{L}\d]/gu, '').length > most) return undefined;
  const named = text.slice(Math.max(0, at - 30), at);
  if (!/sort code|blz/i.test(named) && date.test(value.replace(/^\p{L}+[ .-]?/u, ''))) return undefined;
  if (/^[@:]|^\.\d/.test(text.slice(read.end))) return undefined;
  if (phoneMark.test(named) && join !== 'none') return undefined;
  return read;
}

function readKey(text: string, { at, join }: NamedPlace): Value | undefined {
  const read = readAt(text, at, /[\w\-./+=~]{10,512}/uy);
  if (!read) return undefined;
  const value = text.slice(read.start, read.end);
  if (isWebOrMail.test(value) || (join === 'none' && value.length < 16)) return undefined;
  return /\d/.test(value) && /[a-z]/i.test(value) ? read : undefined;
}
