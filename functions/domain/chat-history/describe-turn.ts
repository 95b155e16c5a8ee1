import type { ChatMessage } from '../chat/chat-session.ts';
import { isIntakeTurn } from '../chat/conversation-history.ts';

/** Turns of leaving a message are stored as marks, without the visitor's details. */
const wordsOfMarks = new Map([
  ['[name]', 'The visitor gave a name; it is stored with the message.'],
  ['[contact]', 'The visitor gave an address or a number; it is stored with the message.'],
  ['[asking-question]', 'The assistant asked what a person is to be asked.'],
  ['[asking-name]', 'The assistant asked for a name.'],
  ['[asking-contact]', 'The assistant asked how to reach the visitor.'],
  ['[collected]', 'The assistant forwarded the message and said when to expect an answer.'],
  ['[initial]', 'Nothing was passed on.'],
]);

/** A turn in readable words. */
export function describeTurn({ content, intent }: Pick<ChatMessage, 'content' | 'intent'>): string {
  return isIntakeTurn({ intent }) ? (wordsOfMarks.get(content) ?? content) : content;
}
