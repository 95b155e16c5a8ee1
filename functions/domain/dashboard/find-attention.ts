import type { Attention } from '#shared/contract/dashboard/attention.ts';
import { divideReadiness } from '#shared/domain/conversion/readiness.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { listAskingSessions } from './list-asking-sessions.ts';
import { listOpenQuestions } from './list-open-questions.ts';
import type { AttentionPorts } from './ports.ts';
import { readOpenChoices } from './read-open-choices.ts';

/** More than a page shows at once. */
const listedQuestions = 20;
const countedMessages = 50;

/** What waits for the owner of an assistant. */
export async function findAttention(ports: AttentionPorts, conversion: Conversion): Promise<Attention> {
  const { conversionId, readiness } = conversion;
  const listed = listAskingSessions(ports, conversionId);
  const [{ sessions, lookedAt }, choices, waiting, library] = await Promise.all([
    listed,
    listed.then((found) => readOpenChoices(ports, conversion, found.sessions)),
    ports.inbox.listNewest({ conversionId }, 'waiting', undefined, countedMessages),
    ports.libraries.find(conversionId),
  ]);
  const questions = listOpenQuestions(sessions, choices);
  const { endedAt, findings } = library?.website ?? {};
  const headings = new Map(library?.items.map(({ url, heading }) => [url, heading]));
  return {
    questions: questions.open.slice(0, listedQuestions),
    openQuestions: questions.open.length,
    ...(lookedAt !== undefined && { lookedAt }),
    dismissedQuestions: questions.dismissed.slice(0, listedQuestions),
    readiness: readiness ? divideReadiness(readiness) : null,
    waitingMessages: waiting.length,
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
