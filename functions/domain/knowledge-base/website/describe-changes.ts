import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { WebsiteChangesStore } from '#functions/storage/dynamodb/conversions/website-changes-store.ts';
import type { ToldChanges, WebsiteChanges } from '#shared/domain/knowledge/website-changes.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../../conversions/conversion.ts';
import { findItem } from '../change-items.ts';
import { changeLibrary } from '../change-library.ts';
import { changeItem } from '../library.ts';
import type { LibraryPorts } from '../ports.ts';
import { listWaiting } from './decide-changes.ts';

/** A quarter of weekly readings. */
const shownReadings = 12;

type Told = { readings: ToldChanges[] } & ReturnType<typeof listWaiting>;

/** What the last readings of a website found changed, newest first, and what waits for the owner's decision. */
export async function describeChanges(
  ports: Pick<LibraryPorts, 'libraries'> & {
    websiteChanges: Pick<WebsiteChangesStore, 'listNewest'>;
    chatHistory: Pick<ChatHistoryStore, 'findSession'>;
  },
  { conversionId }: Conversion,
): Promise<Told> {
  const [readings, library] = await Promise.all([
    ports.websiteChanges.listNewest(conversionId, shownReadings),
    ports.libraries.find(conversionId),
  ]);
  const items = new Map(library?.items.map((item) => [item.id, item]));
  const isWaiting = (itemId: string) => {
    const { goneSince, isKept, removal } = items.get(itemId) ?? {};
    return goneSince !== undefined && !isKept && !removal;
  };
  const told = await Promise.all(
    readings.map(async ({ conversations, ...reading }) => ({
      ...reading,
      vanished: reading.vanished.map((page) => ({ ...page, isWaiting: isWaiting(page.itemId) })),
      ...(conversations && {
        conversations: {
          ...conversations,
          found: await findQuestions(ports, conversionId, conversations.found),
        },
      }),
    })),
  );
  return { readings: told, ...listWaiting(library ?? { items: [] }, told) };
}

type Found = NonNullable<WebsiteChanges['conversations']>['found'];

/** What their visitors asked, of the conversations that have not been erased since. */
async function findQuestions(
  { chatHistory }: { chatHistory: Pick<ChatHistoryStore, 'findSession'> },
  conversionId: string,
  found: Found,
): Promise<(Found[number] & { question: string })[]> {
  const records = await Promise.all(
    found.map(({ sessionId }) => chatHistory.findSession(conversionId, sessionId)),
  );
  return found.flatMap((session, index) => {
    const record = records[index];
    return record ? [{ ...session, question: record.title || record.firstQuestion }] : [];
  });
}

/** Keeps what a page said that the website no longer has. Throws NOT_FOUND, NOT_READY, CONFLICT. */
export async function keepVanishedPage(
  ports: Pick<LibraryPorts, 'libraries' | 'files' | 'now'>,
  conversion: Conversion,
  itemId: string,
): Promise<void> {
  await changeLibrary(ports, conversion, (library) => {
    if (!findItem(library, itemId).goneSince)
      throw new AppError('NOT_FOUND', { message: 'This page is on your website again.' });
    return changeItem(library, itemId, (item) => ({ ...item, isKept: true }));
  });
}
