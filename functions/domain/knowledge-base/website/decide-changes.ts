import type { ToldChanges, WaitingPage } from '#shared/domain/knowledge/website-changes.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../../conversions/conversion.ts';
import { changeLibrary } from '../change-library.ts';
import { isWaiting } from '../entries/pending-reading.ts';
import type { Library, StoredItem } from '../library.ts';
import type { LibraryPorts } from '../ports.ts';

/** More than anybody decides about one by one; all are decided about at once. */
const listedPages = 100;

/** The pages whose changes wait for the owner, the newest first, with what the last readings told of them. */
export function listWaiting(
  { items }: Pick<Library, 'items'>,
  readings: readonly Pick<ToldChanges, 'facts'>[],
): { waiting: WaitingPage[]; waitingCount: number } {
  const waiting = items.filter(isWaiting).toSorted((a, b) => sinceOf(b).localeCompare(sinceOf(a)));
  return {
    waiting: waiting.slice(0, listedPages).map(({ id, title, heading, url, readAt = '', pending }) => {
      const told = readings.find(({ facts }) => facts.some((fact) => isOf(fact, id)));
      return {
        ...{ itemId: id, title: heading ?? title, readAt, since: pending?.since ?? '' },
        ...(url && { url }),
        facts: told?.facts.filter((fact) => isOf(fact, id)) ?? [],
      };
    }),
    waitingCount: waiting.length,
  };
}

const isOf = ({ itemIds = [] }: ToldChanges['facts'][number], id: string): boolean => itemIds.includes(id);

const sinceOf = ({ pending }: StoredItem): string => pending?.since ?? '';

type Decision = { decision: 'take' | 'keep'; itemId?: string | undefined; until: string };

/**
 * Takes over what the website says of one page or of all that wait, or keeps what the assistant says. What the website has
 * changed after `until`, the newest that the owner has seen, keeps waiting. Throws NOT_FOUND, NOT_READY, CONFLICT.
 */
export async function decideChanges(
  ports: Pick<LibraryPorts, 'libraries' | 'files' | 'now' | 'startUpdate'>,
  conversion: Conversion,
  { decision, itemId, until }: Decision,
): Promise<void> {
  const isMeant = (item: StoredItem) =>
    isWaiting(item) && sinceOf(item) <= until && (itemId === undefined || item.id === itemId);
  const state = decision === 'take' ? 'taken' : 'kept';
  await changeLibrary(ports, conversion, (library) => {
    if (!library.items.some(isMeant)) throw new AppError('NOT_FOUND', { message: decidedBefore });
    const items = library.items.map((item) =>
      item.pending && isMeant(item) ? { ...item, pending: { ...item.pending, state } as const } : item,
    );
    return { ...library, items, changed: library.changed + Number(decision === 'take') };
  });
  await ports.startUpdate(conversion.conversionId);
}

const decidedBefore =
  'Somebody has decided about this, or the page has changed again. Please look at it anew.';
