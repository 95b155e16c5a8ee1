import type { Attention } from '#shared/contract/dashboard/attention.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { measureReadiness } from '../knowledge-base/describe-readiness.ts';
import { isWaiting } from '../knowledge-base/entries/pending-reading.ts';
import { listAskingSessions } from './list-asking-sessions.ts';
import { listOpenQuestions } from './list-open-questions.ts';
import type { AttentionPorts } from './ports.ts';
import { readOpenChoices } from './read-open-choices.ts';

/** More than a page shows at once. */
const listedQuestions = 20;
const countedMessages = 50;

/** What waits for the owner of an assistant. */
export async function findAttention(ports: AttentionPorts, conversion: Conversion): Promise<Attention> {
  const { conversionId } = conversion;
  const listed = listAskingSessions(ports, conversionId);
  const [{ sessions, lookedAt }, choices, waiting, library, readiness] = await Promise.all([
    listed,
    listed.then((found) => readOpenChoices(ports, conversion, found.sessions)),
    ports.inbox.listNewest({ conversionId }, 'waiting', undefined, countedMessages),
    ports.libraries.find(conversionId),
    measureReadiness(ports, conversion),
  ]);
  const questions = listOpenQuestions(sessions, choices);
  const { endedAt, findings } = library?.website ?? {};
  const headings = new Map(library?.items.map(({ url, heading }) => [url, heading]));
  return {
    questions: questions.open.slice(0, listedQuestions),
    openQuestions: questions.open.length,
    ...(lookedAt !== undefined && { lookedAt }),
    dismissedQuestions: questions.dismissed.slice(0, listedQuestions),
    readiness,
    waitingMessages: waiting.length,
    waitingPages: library?.items.filter(isWaiting).length ?? 0,
    website:
      endedAt && findings
        ? {
            readAt: endedAt,
            ...findings,
            pages: findings.pages.map((page) => ({ ...page, title: headings.get(page.url) ?? page.title })),
          }
        : null,
  };
}
