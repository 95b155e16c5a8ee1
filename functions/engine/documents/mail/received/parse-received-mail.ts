import PostalMime, { addressParser, decodeWords, type Email } from 'postal-mime';
import { readHtmlLetter } from './read-html-letter.ts';
import { takeNewestText } from './take-newest-text.ts';

/** A mail as its sender wrote it, without what it answers and without its attachments. */
export type ReceivedMail = {
  /** The one author; undefined where there is none or several. */
  from: { name: string; address: string } | undefined;
  subject: string;
  /** Empty without one. */
  messageId: string;
  /** Ids of the mails before it, the oldest first. */
  references: string[];
  /** Values by lower-case name. */
  headers: ReadonlyMap<string, readonly string[]>;
  text: string;
  hasAttachments: boolean;
};

/** Photographs of a telephone fit; SES takes 40 MB. */
export const largestMailBytes = 10 * 1024 * 1024;
/** Personal mails nest four levels at most. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 };
const mostParts = 200;
const longestPartCharacters = 200_000;
const longestText = 4000;
const mostReferences = 100;
const longestId = 250;

/** Undefined for what is too large, has too many parts, is nested too deep, or is no mail. */
export async function parseReceivedMail(bytes: Uint8Array): Promise<ReceivedMail | undefined> {
  if (bytes.length > largestMailBytes || countParts(bytes) > mostParts) return undefined;
  const email = await PostalMime.parse(bytes, limits).catch(() => undefined);
  if (!email) return undefined;
  const headers = groupHeaders(email);
  const references = readIds([...(headers.get('references') ?? []), ...(headers.get('in-reply-to') ?? [])]);
  return {
    from: readAuthor(headers.get('from') ?? []),
    subject: oneLine(email.subject ?? ''),
    messageId: readIds(headers.get('message-id') ?? [])[0] ?? '',
    references,
    headers,
    text: readText(email, references.length > 0),
    hasAttachments: email.attachments.some(({ related }) => !related),
  };
}

/** Lines that may begin a part: counted before the parser makes an object of each. */
function countParts(bytes: Uint8Array): number {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let count = 0;
  for (let at = source.indexOf('\n--'); at >= 0 && count <= mostParts; at = source.indexOf('\n--', at + 1))
    if (/^\n--\S/.test(source.toString('latin1', at, at + 4))) count += 1;
  return count;
}

function groupHeaders({ headers }: Email): Map<string, string[]> {
  const grouped = new Map<string, string[]>();
  for (const { key, value } of headers) grouped.set(key, [...(grouped.get(key) ?? []), value]);
  return grouped;
}

/** One address alone: with two, nobody proves which of them wrote. */
function readAuthor(lines: readonly string[]): ReceivedMail['from'] {
  const [author, ...others] = lines.flatMap((line) => addressParser(line, { flatten: true }));
  const address = author?.address?.toLowerCase() ?? '';
  if (!author || others.length > 0 || !plainAddress.test(address)) return undefined;
  return { name: oneLine(decodeWords(author.name)), address };
}

const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const id = /<[^\s<>@]{1,200}@[^\s<>@]{1,200}>/g;

function readIds(lines: readonly string[]): string[] {
  const ids = lines.flatMap((line) => line.match(id) ?? []).filter((it) => it.length <= longestId);
  return [...new Set(ids)].slice(0, mostReferences);
}

/** Markup says better than words where the history begins. */
function readText({ html, text }: Email, isReply: boolean): string {
  const fromHtml = html ? readHtmlLetter(html.slice(0, longestPartCharacters), isReply) : '';
  const source = fromHtml || (text ?? '').slice(0, longestPartCharacters);
  return takeNewestText(source, isReply).slice(0, longestText);
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
