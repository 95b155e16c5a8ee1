import { answerQuestion } from '#functions/answer/answer-question.ts';
import type { Knowledge } from '#functions/knowledge/knowledge.ts';
import type { ChatOutcome, Citation } from '#shared/contract/chat.ts';
import type { BrandId } from '#shared/domain/platforms.ts';
import { findBrandKnowledge } from './brand-knowledge.ts';
import type { ChatMessage, ChatStore } from './chat-session.ts';
import type { PhraseAnswer } from './phrase-answer.ts';

type ChatWorld = {
  chats: ChatStore;
  now(): Date;
  makeId(): string;
  findKnowledge(conversionId: string): Promise<Knowledge>;
  /** Where a model is configured. */
  phraseAnswer?: PhraseAnswer | undefined;
};

type Turn = { role: string; content: string };

type Question = {
  message: string;
  brandId: BrandId;
  conversionId?: string | undefined;
  sessionId?: string | undefined;
  context?: { conversationHistory?: Turn[] | undefined } | undefined;
};

type Reply = {
  message: string;
  response: string;
  confidence: number;
  intent: string;
  responseTime: number;
  sessionId: string;
  outcome: ChatOutcome;
  sources: Citation[];
  suggestions: string[];
};

/** Turns of the conversation that a follow-up question may lean on. */
const historyLength = 6;

/** Answers a visitor from an assistant's knowledge, or from the brand's own without a conversion, and stores both turns. */
export async function sendMessage(world: ChatWorld, question: Question): Promise<Reply> {
  const askedAt = world.now();
  const { conversionId, brandId, message } = question;
  const sessionId = question.sessionId ?? world.makeId();
  const owner = conversionId ?? `brand-${brandId}`;
  const [knowledge, history] = await Promise.all([
    conversionId ? world.findKnowledge(conversionId) : findBrandKnowledge(brandId),
    findHistory(world, owner, question),
  ]);
  const extractive = answerQuestion({ knowledge, question: message, history, now: askedAt });
  const answer = await (world.phraseAnswer?.({
    answer: extractive,
    knowledge,
    question: message,
    history,
    tenant: owner,
  }) ?? extractive);
  const { text, outcome, confidence, intent, citations, suggestions } = answer;
  const answeredAt = world.now();
  const exchangeId = world.makeId();
  await world.chats.addExchange(owner, sessionId, [
    { messageId: `${exchangeId}-1`, role: 'user', content: message, sentAt: askedAt.toISOString() },
    {
      messageId: `${exchangeId}-2`,
      role: 'assistant',
      content: text,
      sentAt: answeredAt.toISOString(),
      outcome,
      confidence,
      intent,
      citations,
    },
  ]);
  return {
    message: text,
    response: text,
    confidence,
    intent,
    responseTime: answeredAt.getTime() - askedAt.getTime(),
    sessionId,
    outcome,
    sources: citations,
    suggestions,
  };
}

/** What was said before: as stored for a known session, else as the page remembers it. */
async function findHistory(
  world: ChatWorld,
  owner: string,
  { sessionId, context }: Question,
): Promise<Pick<ChatMessage, 'role' | 'content'>[]> {
  const stored = sessionId ? await world.chats.findRecent(owner, sessionId, historyLength) : [];
  if (stored.length) return stored.map(({ role, content }) => ({ role, content }));
  return (context?.conversationHistory ?? []).slice(-historyLength).map(({ role, content }) => ({
    role: role === 'assistant' ? 'assistant' : 'user',
    content,
  }));
}
