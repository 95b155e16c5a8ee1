import type { ChatMessage } from './chat-session.ts';

/** A question and its answer, as stored. */
export type Exchange = [question: ChatMessage, answer: ChatMessage];

/** Whether a message to a person, which may have grown line by line, holds this text. */
export const holdsText = (message: string, text: string): boolean => `\n${message}\n`.includes(`\n${text}\n`);
