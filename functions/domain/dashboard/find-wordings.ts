import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import { countQuestions } from '#shared/domain/chat/question-result.ts';
import { findSessionsSince } from '../chat-history/find-sessions.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { LibraryFiles } from '../knowledge-base/ports.ts';
import { readCorrections } from '../knowledge-base/read-corrections.ts';

const periodMilliseconds = 30 * 86_400_000;
/** Comparing one takes milliseconds, and the owner waits. */
const comparedQuestions = 200;

type WordingPorts = {
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
  files: Pick<LibraryFiles, 'readCorrections'>;
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
  const asking = sessions.filter(({ questions }) => countQuestions(questions) > 0);
  const asked = [...new Set([...open, ...asking.map(({ userQuery }) => userQuery)])];
  if (asked.length === 0) return [];
  // It needs the words of the engine.
  const { proposeWordings } = await import('./propose-wordings.ts');
  const site = { organisationName: conversion.companyName, languages: [] };
  return proposeWordings(draft, asked.slice(0, comparedQuestions), { answers, site });
}
