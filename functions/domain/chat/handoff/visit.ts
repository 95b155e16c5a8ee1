import type { Answer } from '#functions/engine/reply/answer.ts';
import type { Handoff, HandoffDetails } from '#shared/contract/assistant/chat.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import type { ChatMessage } from '../chat-session.ts';
import type { HandoffRecord, OpenQuestion } from './handoff.ts';

/** A visitor's message as input of the flow. */
export type Visit = {
  record: HandoffRecord | undefined;
  message: string;
  /** The pressed button, which overrides the message. */
  action: 'start' | 'cancel' | undefined;
  /** The sent form of the chat. */
  details: HandoffDetails | undefined;
  /** What the assistant would reply; unknown while nothing is under way that depends on it. */
  found: Pick<Answer, 'text' | 'outcome' | 'intent' | 'confidence'> | undefined;
  /** It holds nothing but a name, a number or an address. */
  isBareDetail: boolean;
  /** Whether the website writes this word in small letters, as no name is. */
  saysOnSite(word: string): boolean;
  /** The conversation before the message. */
  recent: readonly ChatMessage[];
  /** A person was just offered. */
  isOffered: boolean;
  organisation: string;
  /** "You can ask … directly: phone …", or empty. */
  sayContact(language: VisitorLanguage): string;
  /** Whether this is a way to reach the organisation rather than the visitor. */
  isOwnContact(contact: string): boolean;
  /** Of the message that is being left, else of what the visitor just said. */
  language: VisitorLanguage;
  now: Date;
};

/** What changes in a message that was passed on. */
export type Amendment = { line?: string; name?: string; contact?: string };

/** Result of a message in the flow: words to say, or a complete message. */
export type HandoffStep = {
  text: string;
  handoff: Handoff;
  record: HandoffRecord;
  /** What is stored of the visitor's message: names and contacts are only in the forwarded message. */
  keptAs: string;
  complete?: { openQuestion: OpenQuestion; name: string; contact: string };
  amend?: Amendment;
};
