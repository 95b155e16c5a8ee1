import { addDays } from '#shared/domain/trial.ts';
import type { TenantEntry } from '../staff/ports.ts';
import type { RetentionPorts } from './ports.ts';
import { walkDaily } from './walk-daily.ts';

/** Of an assistant in one visit, since the run has a minute for everybody. */
const mostInVisit = 25;

/**
 * Erases conversations and messages that are older than their assistant's owner keeps them. Returns for how many customers.
 */
export function eraseOutlivedWords(ports: RetentionPorts): Promise<number> {
  return walkDaily({ ...ports, walks: ports.retentionWalks }, (entry) => eraseOf(ports, entry));
}

async function eraseOf(
  { findSettings, chatHistory, words, inbox, now }: RetentionPorts,
  { conversionId }: TenantEntry,
): Promise<'nothing' | 'done' | 'left'> {
  const days = (await findSettings(conversionId))?.messageMails.keptDays;
  if (!days) return 'nothing';
  const until = addDays(now(), -days).toISOString();
  const [{ records }, messages] = await Promise.all([
    chatHistory.listSessions(conversionId, { before: `${until}_0`, limit: mostInVisit }),
    inbox.listNewest({ conversionId }, 'all', until, mostInVisit),
  ]);
  // A conversation that goes on is as old as its last words.
  const ended = records.filter(({ lastAt }) => lastAt < until);
  for (const { sessionId } of ended) await words.remove(conversionId, sessionId);
  for (const { id } of messages) await inbox.remove(id);
  if (ended.length === mostInVisit || messages.length === mostInVisit) return 'left';
  return ended.length + messages.length > 0 ? 'done' : 'nothing';
}
