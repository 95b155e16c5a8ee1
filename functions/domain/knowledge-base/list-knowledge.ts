import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { openLibrary } from './change-library.ts';
import { countItems } from './entries/count-entries.ts';
import { countEntries, type Library, nextTask, type StoredItem, wakeDue } from './library.ts';
import type { LibraryPorts } from './ports.ts';
import { readCorrections } from './read-corrections.ts';

/** A conversion's knowledge; during the conversion only what could not be read is known. */
export async function listKnowledge(
  ports: Pick<LibraryPorts, 'libraries' | 'files' | 'conversions' | 'canTranscribe' | 'now'>,
  conversion: Conversion,
): Promise<KnowledgeBase> {
  const isConverting = conversion.status === 'processing';
  const [library, { sources }, corrections] = await Promise.all([
    isConverting ? undefined : openLibrary(ports, conversion),
    ports.conversions.findSources(conversion.conversionId),
    readCorrections(ports.files, conversion),
  ]);
  const stored = library?.items ?? [];
  const isNew = findNew(conversion, ports.now());
  const show = (item: StoredItem) => ({ ...showItem(item), ...(isNew(item) && { isNew: true }) });
  const now = ports.now();
  const listable = stored.filter((item) => !item.removal || countSecondsLeft(item, now) > 0);
  const listed = new Set(stored.map(({ url }) => url));
  return {
    entryCount: library ? countEntries(library) : 0,
    ...(library && { pageCount: countItems(library).pages }),
    items: listable.filter(({ removal }) => !removal).map(show),
    deleted: listable.flatMap((item, place) =>
      item.removal ? [{ item: show(item), secondsLeft: countSecondsLeft(item, now), place }] : [],
    ),
    skipped: [
      ...listable.flatMap(({ status, removal, title, url, reason = '' }) =>
        status === 'error' && !removal ? [{ title, reason, canRead: false, ...(url && { url }) }] : [],
      ),
      ...sources
        .filter(({ status, url }) => status !== 'read' && (isConverting || (url && !listed.has(url))))
        .map(({ title, url, reason = '', isFinal = false }) => ({
          ...{ title, reason, canRead: url !== undefined && !isFinal },
          ...(url && { url }),
        })),
    ],
    corrections,
    canTranscribe: ports.canTranscribe,
    isUpdating: isConverting || isAtWork(library, ports.now()),
    ...(library?.failure && { failure: library.failure }),
  };
}

const newMilliseconds = 86_400_000;

/** What the owner added lately, since the website was first read; what a later reading finds isn't theirs. */
function findNew({ createdAt: begun }: Conversion, now: Date): (item: StoredItem) => boolean {
  const since = new Date(now.getTime() - newMilliseconds).toISOString();
  return ({ createdAt, isAdded = false, origin }) =>
    (isAdded || origin.kind === 'file') && createdAt > begun && createdAt > since;
}

/** How long a deleted entry can still be put back; 0 for the others. */
function countSecondsLeft({ removal }: StoredItem, now: Date): number {
  const milliseconds = Date.parse(removal?.at ?? '') - now.getTime();
  return milliseconds > 0 ? Math.ceil(milliseconds / 1000) : 0;
}

/** A readiness check changes no answers, and a website read changes none until it is published. */
function isAtWork(library: Library | undefined, now: Date): boolean {
  const kind = library && nextTask(wakeDue(library, now))?.kind;
  return kind === 'read' || kind === 'publish' || kind === 'remove';
}

/** An entry for its owner. */
export function showItem({
  origin: _origin,
  attempts: _attempts,
  textHash: _hash,
  hasCaptions: _hasCaptions,
  transcription: _transcription,
  isAdded: _isAdded,
  removal: _removal,
  scanning: _scanning,
  goneSince: _goneSince,
  isKept: _isKept,
  pending: _pending,
  mayWait: _mayWait,
  ...item
}: StoredItem): KnowledgeItem {
  return item;
}
