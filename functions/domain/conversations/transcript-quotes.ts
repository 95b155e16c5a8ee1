import type { TranscriptTexts } from '#shared/texts/en/transcript.ts';
import type { ChatMessage } from '../chat/chat-session.ts';
import type { Exchange } from '../chat/exchange.ts';
import { oneLine } from '../mail/compose-mail.ts';
import type { MailText } from '../mail/lay-out-mail.ts';
import { transcriptTexts } from './transcript-texts.ts';

const everyLanguage = Object.values(transcriptTexts);

/** A turn as a mailed conversation quotes it. */
export function quoteTurn(
  { you, assistant }: TranscriptTexts,
  { role, content }: Pick<ChatMessage, 'role' | 'content'>,
): string {
  return `${role === 'user' ? you : assistant}: ${content}`;
}

/** The sources of answers, each once. */
export function listSources(turns: readonly ChatMessage[]): MailText[] {
  const sources = turns.flatMap(({ citations = [] }) =>
    citations.map(({ title, url }): [string, MailText] => [url ?? title, { text: title, url }]),
  );
  return [...new Map(sources).values()];
}

/** Paragraphs and list items with which mails in any language quote removed exchanges, and not the others. */
export function listTranscriptQuotes(removed: readonly Exchange[], rest: readonly Exchange[]): Set<string> {
  const kept = listQuotes(rest.flat());
  return new Set([...listQuotes(removed.flat())].filter((quote) => !kept.has(quote)));
}

function listQuotes(turns: readonly ChatMessage[]): Set<string> {
  return new Set([
    ...turns.flatMap((turn) => everyLanguage.map((texts) => oneLine(quoteTurn(texts, turn)))),
    ...listSources(turns).map(({ text, url }) =>
      url ? `${oneLine(text)} <${oneLine(url)}>` : oneLine(text),
    ),
  ]);
}

/** Whether a paragraph quotes a turn. */
export function quotesTurn(paragraph: string): boolean {
  return everyLanguage.some(({ you, assistant }) =>
    [you, assistant].some((who) => paragraph.startsWith(`${who}: `)),
  );
}
