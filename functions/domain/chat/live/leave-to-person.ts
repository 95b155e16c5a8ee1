import { fill } from '#functions/engine/reply/fill.ts';
import type { LiveStore } from '#functions/storage/dynamodb/chat/live-store.ts';
import { liveLimits } from '#shared/domain/chat/live-limits.ts';
import { chooseReplyLanguage, handoffPhrases } from '../handoff/handoff-phrases.ts';
import type { Question } from '../question.ts';
import { readBrowserLanguage } from '../visitor-language.ts';
import { findPersonIn, silentSince } from './live-record.ts';

type Ports = { live: Pick<LiveStore, 'find' | 'say'>; now(): Date; makeId(): string };

/** Leaves a message to the person who is in its conversation, with what the assistant says of it; undefined where nobody is. */
export async function leaveToPerson(ports: Ports, question: Question) {
  const { conversionId, sessionId, message, acceptLanguage } = question;
  if (!conversionId || !sessionId) return undefined;
  const conversation = { owner: conversionId, sessionId };
  const now = ports.now();
  const person = findPersonIn(await ports.live.find(conversation), now);
  if (!person) return undefined;
  const messageId = ports.makeId();
  const isSaid = await ports.live.say(
    conversation,
    { messageId, from: 'visitor', content: message, sentAt: now.toISOString() },
    { since: silentSince(now, liveLimits.personSilentSeconds) },
  );
  if (!isSaid) return undefined;
  const { personJoined } = handoffPhrases[chooseReplyLanguage(readBrowserLanguage(acceptLanguage) ?? 'en')];
  const text = fill(personJoined, { name: person.name, organisation: person.organisation });
  return {
    ...{
      message: text,
      response: text,
      confidence: 1,
      intent: 'person',
      responseTime: 0,
      sessionId,
      messageId,
    },
    ...{ outcome: 'handoff' as const, isWithPerson: true, sources: [], suggestions: [] },
  };
}
