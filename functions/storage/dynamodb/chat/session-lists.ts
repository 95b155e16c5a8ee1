import type { ChatMessage } from '#functions/domain/chat/chat-session.ts';
import { isIntakeTurn } from '#functions/domain/chat/conversation-history.ts';
import { leavesToPerson } from '#shared/domain/chat/chat-outcome.ts';
import { judgeAnswer } from '#shared/domain/chat/question-result.ts';

/** Titles are stored with the session item, which every list reads. */
const longestSourceTitle = 100;
/** Open questions are stored there too, cut to this length. */
const longestOpen = 160;
const mostOpen = 10;
/** Search covers so many words of a conversation, and of one question. */
const mostWords = 200;
const mostWordsOfQuestion = 40;
/** The session's list of questions with a result; answered ones are only counted. */
const openLists = { answered: undefined, unsure: 'unsure', unanswered: 'unanswered' } as const;
/** A session's counts of its questions by result. */
export const counters = {
  answered: 'answeredQuestions',
  unsure: 'unsureQuestions',
  unanswered: 'unansweredQuestions',
} as const;

/** Texts that an exchange adds to a list of its session, refused when the list already holds `most`. */
export type Listed = {
  list: 'unsure' | 'unanswered' | 'distant' | 'words';
  texts: readonly string[];
  most: number;
};

/** The question, if its answer left it open; an answer that links no page found nothing on its subject. */
export function listOpenQuestion([question, answer]: [ChatMessage, ChatMessage]): Listed[] {
  const result = judgeAnswer(answer);
  const list = result && openLists[result];
  const text = question.content.trim().slice(0, longestOpen);
  if (!list || !text) return [];
  const isDistant = result === 'unanswered' && !answer.citations?.length;
  return [list, ...(isDistant ? (['distant'] as const) : [])].map((name) => ({
    ...{ list: name, texts: [text], most: mostOpen },
  }));
}

/** What a conversation is called by: what asks nothing, and what was said while leaving a message, names none. */
export function nameOf([{ content }, answer]: [ChatMessage, ChatMessage]): string | undefined {
  const asks = judgeAnswer(answer) || (leavesToPerson(answer) && !isIntakeTurn(answer));
  return asks ? content : undefined;
}

/** Words of a later question, so that a search of the list needs no other read. */
export function listWords([question]: [ChatMessage, ChatMessage]): Listed[] {
  const words = question.content.toLowerCase().match(/[\p{L}\p{N}]{2,40}/gu) ?? [];
  const texts = [...new Set(words)].slice(0, mostWordsOfQuestion);
  return texts.length ? [{ list: 'words', texts, most: mostWords }] : [];
}

/** What an exchange is about, or the kind of remark that it is. */
export function topicOf([question, answer]: [ChatMessage, ChatMessage]): string {
  return question.topic ?? answer.intent ?? 'general';
}

/** The question under which the owner wrote an answer, if it was given. */
export function ownAnswerOf({ intent, citations }: Pick<ChatMessage, 'intent' | 'citations'>) {
  return intent === 'correction' ? citations?.[0]?.heading : undefined;
}

/** The title of an answer's first source. */
export function titleOf({ citations }: Pick<ChatMessage, 'citations'>): string | undefined {
  return citations?.[0]?.title.slice(0, longestSourceTitle);
}
