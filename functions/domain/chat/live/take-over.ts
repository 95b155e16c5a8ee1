import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { nameAssistant } from '#functions/domain/conversions/name-assistant.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import { liveLimits } from '#shared/domain/chat/live-limits.ts';
import { AppError } from '#shared/errors.ts';
import { findPersonIn, isTypingNow, isVisitorThere, silentSince } from './live-record.ts';
import type { TakeOverPorts } from './ports.ts';

const visitorLeft = 'The visitor has left. Answer in the inbox if they left a message.';

/** A person joins a visitor's conversation: the first keeps it. Throws NOT_FOUND, CONFLICT. */
export async function joinLive(
  ports: TakeOverPorts,
  { userId }: Caller,
  conversion: Conversion,
  sessionId: string,
): Promise<void> {
  const conversation = { owner: conversion.conversionId, sessionId };
  const now = ports.now();
  const [record, session, user, settings] = await Promise.all([
    ports.live.find(conversation),
    ports.chatHistory.findSession(conversation.owner, sessionId),
    ports.users.find(userId),
    ports.findSettings(conversation.owner),
  ]);
  if (!session || !user) throw new AppError('NOT_FOUND');
  if (!isVisitorThere(record, now)) throw new AppError('CONFLICT', { message: visitorLeft });
  const person = { id: userId, name: user.name, organisation: nameAssistant(conversion, settings) };
  const staleBefore = silentSince(now, liveLimits.personSilentSeconds);
  if (await ports.live.join(conversation, person, { now, staleBefore })) {
    if (!session.isJoined) await ports.chatHistory.noteJoined(conversation.owner, sessionId);
    return;
  }
  const other = findPersonIn(await ports.live.find(conversation), now)?.name ?? 'Somebody else';
  throw new AppError('CONFLICT', { message: `${other} is in this conversation already.` });
}

/** Who is there and what was said; the person who is in gives a sign by it. Throws NOT_FOUND for a deleted conversation. */
export async function watchLive(
  ports: TakeOverPorts,
  { userId, organisationRole }: Caller,
  { conversionId: owner }: Conversion,
  { sessionId, after }: { sessionId: string; after: string },
) {
  const conversation = { owner, sessionId };
  const record = await ports.live.find(conversation);
  if (!record && !(await ports.chatHistory.findSession(owner, sessionId))) throw new AppError('NOT_FOUND');
  const now = ports.now();
  const person = findPersonIn(record, now);
  // An editor who has joined and may only read since then no longer keeps the assistant silent.
  if (person?.id === userId && organisationRole !== 'viewer')
    await ports.live.notePerson(conversation, userId, now);
  const turns = (record?.lastTurnAt ?? '') > after ? await ports.live.listTurns(conversation, after) : [];
  return {
    isVisitorThere: isVisitorThere(record, now),
    isVisitorTyping: isTypingNow(record?.visitorTypingAt, now),
    turns,
    ...(person && { person: { name: person.name, isMe: person.id === userId } }),
  };
}

/** Says something to the visitor; only who is in does. Throws CONFLICT. */
export async function speakLive(
  ports: TakeOverPorts,
  { userId }: Caller,
  { conversionId: owner }: Conversion,
  { sessionId, content }: { sessionId: string; content: string },
): Promise<void> {
  const conversation = { owner, sessionId };
  const now = ports.now();
  const record = await ports.live.find(conversation);
  if (!isVisitorThere(record, now)) throw new AppError('CONFLICT', { message: visitorLeft });
  const isSaid = await ports.live.say(
    conversation,
    {
      ...{ messageId: ports.makeId(), from: 'person', content, sentAt: now.toISOString() },
      ...(record?.personName && { name: record.personName }),
    },
    { personId: userId, since: silentSince(now, liveLimits.personSilentSeconds) },
  );
  if (!isSaid)
    throw new AppError('CONFLICT', { message: 'You are not in this conversation any more. Join it again.' });
}
