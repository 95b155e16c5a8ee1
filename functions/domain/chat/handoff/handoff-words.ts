import { hasFormOfQuestion, readReply, speaksForOneself } from '#functions/engine/search/read-reply.ts';

/** Words that suggest a visitor wants more than an answer: document 3 section 4. */
const intakePattern =
  /\b(?:admission|enroll|visit|contact|principal|schedule|tour|apply)(?:s|d|ed|ing|ment|ments)?\b/i;

const fewestWordsOfAddition = 3;

/** Whether a message contains one of the words that prompt for a name. */
export const mentionsIntake = (message: string): boolean => intakePattern.test(message);

/** Whether a message says something more for the person who got the visitor's message: "Please call me tomorrow". */
export function isAddition(message: string): boolean {
  const text = message.trim();
  const isLong = text.split(/\s+/).length >= fewestWordsOfAddition || /^[^\p{Lu}\p{Ll}]+$/u.test(text);
  return isLong && speaksForOneself(text) && !hasFormOfQuestion(text) && readReply(text) === undefined;
}
