import type { Source } from '#functions/engine/documents/content/content.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { mayWait } from '#shared/domain/knowledge/say-changes.ts';
import type { Conversion } from '../../conversions/conversion.ts';
import { buildFrom } from '../../conversions/store-knowledge.ts';
import { takeReading } from '../entries/pending-reading.ts';
import type { Library, StoredItem } from '../library.ts';
import type { UpdatePorts } from '../ports.ts';
import { compareWebsite, findUncompared } from './compare-reading.ts';

/** What is to be published, and what becomes of what was read since and kept beside it. */
export type Weighed = {
  sources: Source[];
  /** What replaces the stored content, once it is published. */
  taken: Source[];
  /** By id, the instants of the readings that were weighed. */
  weighed: ReadonlyMap<string, string>;
  /** The ids of those that wait for the owner. */
  waiting: ReadonlySet<string>;
  /** The knowledge of all that was read, if something is weighed. */
  asRead?: Knowledge;
};

/**
 * Weighs what the website says against what the assistant says: a page of which a price, a date or a person has changed
 * waits for its owner. While the website is read, only what the owner has decided is taken over. A repetition after a
 * crash weighs the same, since nothing is replaced before it is published.
 */
export async function weighPending(
  ports: Pick<UpdatePorts, 'files' | 'findSettings'>,
  conversion: Conversion,
  library: Library,
  { sources, builtAt }: { sources: Source[]; builtAt: string },
): Promise<Weighed> {
  const { conversionId } = conversion;
  const isReading = library.website !== undefined && !library.website.endedAt;
  const due = library.items.filter(({ pending }) => pending && isDue(pending.state, isReading));
  const found = await Promise.all(due.map(({ id }) => ports.files.readPending(conversionId, id)));
  const read = new Map(found.flatMap((source) => (source ? [[source.id, source]] : [])));
  const none = { sources, taken: [], weighed: new Map(), waiting: new Set<string>() };
  if (read.size === 0) return none;
  const asRead = buildFrom(
    conversion,
    sources.map((source) => read.get(source.id) ?? source),
    builtAt,
  );
  const approves = (await ports.findSettings(conversionId))?.approvesChanges ?? false;
  const mayBeHeld = due.filter(({ pending }) => pending?.state === 'waiting' || (approves && isNew(pending)));
  const changed = mayBeHeld.length > 0 ? await findChanged(ports, conversionId, library, asRead) : new Set();
  const waiting = new Set(mayBeHeld.map(({ id }) => id).filter((id) => read.has(id) && changed.has(id)));
  return {
    sources: sources.map((source) => (waiting.has(source.id) ? source : (read.get(source.id) ?? source))),
    taken: [...read.values()].filter(({ id }) => !waiting.has(id)),
    weighed: new Map(
      due.flatMap(({ id, pending }) => (pending && read.has(id) ? [[id, pending.readAt]] : [])),
    ),
    waiting,
    asRead,
  };
}

type Pending = NonNullable<StoredItem['pending']>;

function isDue(state: Pending['state'], isReading: boolean): boolean {
  return state === 'taken' || (state !== 'kept' && !isReading);
}

const isNew = (pending: Pending | undefined): boolean => pending?.state === 'read';

/** The pages of which something has changed that may wait, since what is published. */
async function findChanged(
  { files }: Pick<UpdatePorts, 'files'>,
  conversionId: string,
  library: Library,
  knowledge: Knowledge,
): Promise<ReadonlySet<string>> {
  const [published] = library.versions;
  const former = published && (await files.readKnowledge(conversionId, published));
  if (!former) return new Set();
  const changes = compareWebsite(library, { former, knowledge }).filter(mayWait);
  return new Set(changes.flatMap(({ places }) => places));
}

/** The entry after what was weighed of it is published. What was decided or read meanwhile stays for the next time. */
export function settleWeighed(item: StoredItem, { weighed, waiting }: Weighed): StoredItem {
  const { pending } = item;
  if (!pending || weighed.get(item.id) !== pending.readAt) return item;
  if (!waiting.has(item.id)) return takeReading(item);
  return isNew(pending) ? { ...item, pending: { ...pending, state: 'waiting' } } : item;
}

/** Stores the knowledge of all that was read, of which visitors' questions are asked again, where some of it waits. */
export async function storeAsRead(
  { files }: Pick<UpdatePorts, 'files'>,
  conversionId: string,
  library: Library,
  { asRead, waiting }: Weighed,
): Promise<string | undefined> {
  if (!asRead || waiting.size === 0 || !findUncompared(library)) return undefined;
  return files.writeKnowledge(conversionId, asRead);
}
