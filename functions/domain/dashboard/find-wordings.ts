import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import { findSessionsSince } from '../chat-history/find-sessions.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { LibraryFiles } from '../knowledge-base/ports.ts';
import { readCorrections } from '../knowledge-base/read-corrections.ts';
import type { proposeWordings } from './propose-wordings.ts';

const periodMilliseconds = 30 * 86_400_000;
/** Comparing one takes milliseconds, and the owner waits. */
const comparedQuestions = 200;

type WordingPorts = {
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
  files: Pick<LibraryFiles, 'readCorrections'>;
  /** Loaded when somebody has asked something, because it needs the words of the engine. */
  loadProposeWordings(): Promise<typeof proposeWordings>;
  now(): Date;
};

/** What visitors asked lately that is much like a question, open questions first, and does not find its answer. */
export async function findWordings(
  ports: WordingPorts,
  conversion: Conversion,
  draft: { question: string; answer: string },
): Promise<string[]> {
  const from = new Date(ports.now().getTime() - periodMilliseconds).toISOString();
  const [sessions, answers] = await Promise.all([
    findSessionsSince(ports, conversion.conversionId, from),
    readCorrections(ports.files, conversion),
  ]);
  const open = sessions.flatMap(({ unanswered, unsure }) => [...unanswered, ...unsure]);
  const asked = [...new Set([...open, ...sessions.map(({ userQuery }) => userQuery)])];
  if (asked.length === 0) return [];
  const propose = await ports.loadProposeWordings();
  const site = { organisationName: conversion.companyName, languages: [] };
  return propose(draft, asked.slice(0, comparedQuestions), { answers, site });
}
