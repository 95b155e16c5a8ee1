import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import { fill } from '#functions/engine/reply/fill.ts';
import type { LiveTurn } from '#shared/domain/chat/live-turn.ts';
import { AppError } from '#shared/errors.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { handoffPhrases } from '../handoff/handoff-phrases.ts';
import { findPersonIn, type LiveRecord, silentSince } from './live-record.ts';
import type { ListenPorts } from './ports.ts';

/** A sign newer than this is not written again. */
const noteAgainSeconds = 10;

/** What a visitor's page hears of a person in its conversation; asking shows that it is open. Throws NOT_FOUND. */
export async function listen(
  { live, chatHistory, now }: ListenPorts,
  conversation: Conversation,
  { after, isTyping, language }: { after: string; isTyping: boolean; language: VisitorLanguage },
) {
  const { owner, sessionId } = conversation;
  const record = await live.find(conversation);
  if (!record && !(await chatHistory.findSession(owner, sessionId))) throw new AppError('NOT_FOUND');
  const at = now();
  const isNoted = (record?.visitorAt ?? '') > silentSince(at, noteAgainSeconds);
  if (!isNoted || isTyping) await live.noteVisitor(conversation, { at, isTyping });
  const person = findPersonIn(record, at);
  const turns = (record?.lastTurnAt ?? '') > after ? await live.listTurns(conversation, after) : [];
  return {
    text: sayLive(record, at, language),
    // The visitor's own words stand on their page.
    turns: turns.filter(({ from }) => from === 'person').map((turn) => nameTurn(turn, record)),
    ...(person && { person: { name: person.name } }),
  };
}

/** That a person is in, or that the assistant answers again; empty where nobody ever was. */
export function sayLive(record: LiveRecord | undefined, at: Date, language: VisitorLanguage): string {
  const person = findPersonIn(record, at);
  const { personJoined, personLeft } = handoffPhrases[language];
  if (person) return fill(personJoined, { name: person.name, organisation: person.organisation });
  return record?.personName ? personLeft : '';
}

function nameTurn(turn: LiveTurn, record: LiveRecord | undefined): LiveTurn {
  return { ...turn, name: [turn.name, record?.organisation].filter(Boolean).join(', ') };
}
