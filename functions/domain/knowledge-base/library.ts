import * as z from 'zod';
import { knowledgeItemSchema } from '#shared/domain/conversion/knowledge-item.ts';

/** Source of an entry's text: a URL, or uploaded bytes with a file name. */
const storedItemSchema = knowledgeItemSchema.extend({
  origin: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('web') }),
    z.object({ kind: z.literal('file'), filename: z.string(), contentType: z.string() }),
  ]),
  /** Starts of the current read. */
  attempts: z.number().int(),
  /** Hash of a page's text; absent for pages read before it was stored. */
  textHash: z.string().optional(),
  /** The owner added captions, which take precedence over the recording. */
  hasCaptions: z.boolean().optional(),
  /** The transcription of its recording. */
  transcription: z
    .object({
      recordingId: z.string(),
      /** No work before this instant. */
      lookAt: z.string().optional(),
      /** How often the service was busy. */
      refusals: z.number().int().optional(),
    })
    .optional(),
  /** Added by the owner: doesn't count towards the plan's page limit. */
  isAdded: z.boolean().optional(),
  /** A scan of which some pages are still to be read, from the bytes that are stored. */
  scanning: z.object({ startedAt: z.string() }).optional(),
  /** Deleted by the owner, who can put it back until this instant; then a worker claims it, and it has none. */
  removal: z.object({ at: z.string().optional() }).optional(),
  /** Since when the website has no such page; its content stays until the owner decides. */
  goneSince: z.string().optional(),
  /** The owner keeps what it said. */
  isKept: z.boolean().optional(),
  /** What the website says of it now, while the assistant still says what it said: stored beside that. */
  pending: z
    .object({
      readAt: z.string(),
      /** Since when the website says it. */
      since: z.string(),
      title: z.string(),
      wordCount: z.number().int(),
      textHash: z.string().optional(),
      /** To be compared, waiting for the owner, or decided: to be said from now on, or not. */
      state: z.enum(['read', 'waiting', 'taken', 'kept']),
    })
    .optional(),
  /** It is being read for the website, not for its owner, so that changes of it may wait. */
  mayWait: z.boolean().optional(),
});
export type StoredItem = z.infer<typeof storedItemSchema>;

const findingsSchema = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  pages: z.array(
    z.object({ title: z.string(), url: z.string().optional(), change: z.enum(['added', 'changed']) }),
  ),
});
export type WebsiteFindings = z.infer<typeof findingsSchema>;

/** Progress of reading the website from its home page. Its state is stored separately, keyed by batch. */
const websiteReadingSchema = z.object({
  pageLimit: z.number().int(),
  documentLimit: z.number().int(),
  /** Named in the reason of skipped pages. */
  planName: z.string(),
  begunAt: z.string(),
  /** Stored batches. */
  batches: z.number().int(),
  /** Starts of the next batch. */
  attempt: z.number().int(),
  pagesRead: z.number().int(),
  /** About how many will be read; absent before the first batch. */
  pagesExpected: z.number().int().optional(),
  endedAt: z.string().optional(),
  /** Pages were skipped because of the limit. */
  isLimited: z.boolean().optional(),
  /** The reading before left pages out, so that one that comes in need not be new on the website. */
  choosesAgain: z.boolean().optional(),
  /** What was new on the website since the reading before; absent in older readings. */
  findings: findingsSchema.optional(),
  failure: z.string().optional(),
  /** The knowledge before it, which is kept until the two are compared. */
  formerVersion: z.string().optional(),
  /** The knowledge of what it read, if some of it waits for the owner. */
  readVersion: z.string().optional(),
  /** It found something to publish. */
  isChanged: z.boolean().optional(),
  /** The changes that it found are stored. */
  isCompared: z.boolean().optional(),
  /** Visitors’ questions have been asked again. */
  isAsked: z.boolean().optional(),
  /** Entries whose pages now stand at another address, with their old and new ids and addresses. */
  moved: z.array(z.object({ from: z.string(), to: z.string(), fromUrl: z.string() })).optional(),
});
export type WebsiteReading = z.infer<typeof websiteReadingSchema>;

/**
 * The entries of a knowledge base and its pending work, in one record with optimistic locking. Three numbers
 * count the changes and how far they are published and checked.
 */
export const librarySchema = z.object({
  conversionId: z.string(),
  revision: z.number().int(),
  items: z.array(storedItemSchema),
  changed: z.number().int(),
  published: z.number().int(),
  examined: z.number().int(),
  /** Starts of the pending publish or readiness check. */
  attempt: z.number().int(),
  /** Published versions kept, newest first. */
  versions: z.array(z.string()),
  /** Reader version of the last re-read; absent for assistants older than reader versions. */
  readingVersion: z.number().int().optional(),
  /** The version published before that, kept for a rollback. */
  formerVersion: z.string().optional(),
  failure: z.string().optional(),
  /** The last full website read after the conversion, or the current one. */
  website: websiteReadingSchema.optional(),
  /** Pages removed by the owner, which a website read doesn't add again. */
  removedPageIds: z.array(z.string()).optional(),
  /** Transcriptions started on a day (UTC). */
  transcriptions: z.object({ day: z.string(), count: z.number().int() }).optional(),
  leaseOwner: z.string().optional(),
  leaseUntil: z.string().optional(),
  /** When a lost message is resent; absent without pending work. */
  dueAt: z.string().optional(),
});
export type Library = z.infer<typeof librarySchema>;

export type Task =
  | { kind: 'remove'; item: StoredItem }
  | { kind: 'read'; item: StoredItem }
  | { kind: 'publish' }
  | { kind: 'read-website'; website: WebsiteReading }
  | { kind: 'examine' }
  | { kind: 'ask-again'; website: WebsiteReading };

/**
 * The next task: publish once nothing is waiting to be read. The owner's changes don't wait for the next pages of a
 * scan, or for a website read.
 */
export function nextTask({ items, changed, published, examined, website }: Library): Task | undefined {
  const removed = items.find(({ removal }) => removal && !removal.at);
  if (removed) return { kind: 'remove', item: removed };
  const waiting = items.filter(isWaiting);
  const item = waiting.find(({ scanning }) => !scanning);
  if (item) return { kind: 'read', item };
  if (published < changed) return { kind: 'publish' };
  const [scan] = waiting;
  if (scan) return { kind: 'read', item: scan };
  if (website && !website.endedAt) return { kind: 'read-website', website };
  if (examined < published) return { kind: 'examine' };
  return website?.isCompared && !website.isAsked ? { kind: 'ask-again', website } : undefined;
}

export function isWaiting({ status, transcription, removal }: StoredItem): boolean {
  return (status === 'pending' || status === 'processing') && !transcription?.lookAt && !removal;
}

/** When the next transcription or deletion is due; undefined when there is none. */
export function findLookAt({ items }: Pick<Library, 'items'>): string | undefined {
  return items
    .flatMap(({ transcription, removal }) => [transcription?.lookAt, removal?.at].flatMap((at) => at ?? []))
    .sort()[0];
}

/** The library with all due transcriptions woken, and all due deletions claimed. */
export function wakeDue(library: Library, now: Date): Library {
  const isDue = (at: string | undefined) => at !== undefined && at <= now.toISOString();
  const items = library.items.map((item) => {
    if (isDue(item.removal?.at)) return { ...item, removal: {} };
    return isDue(item.transcription?.lookAt) ? wake(item) : item;
  });
  return items.some((item, index) => item !== library.items[index]) ? { ...library, items } : library;
}

/** An entry whose transcription is due now. */
export function wake({ transcription, ...item }: StoredItem): StoredItem {
  if (!transcription) return item;
  const { lookAt: _lookAt, ...rest } = transcription;
  return { ...item, transcription: rest };
}

/** An entry to be read from the beginning, whatever waits of it. */
export function restartReading({
  transcription: _transcription,
  scanning: _scanning,
  pending: _pending,
  mayWait: _mayWait,
  ...item
}: StoredItem): StoredItem {
  return { ...item, status: 'pending', attempts: 0 };
}

/** Whether an entry is a page of the website, as the plan counts them while they are there. */
export function isPageOfWebsite({ type, isAdded }: Pick<StoredItem, 'type' | 'isAdded'>): boolean {
  return type === 'webpage' && !isAdded;
}

/** Entries the assistant answers from. */
export function countEntries({ items }: Pick<Library, 'items'>): number {
  return items.filter(({ readAt, removal }) => readAt && !removal).length;
}

/** The library with one entry changed; unchanged when that entry is gone. */
export function changeItem(
  library: Library,
  itemId: string,
  change: (item: StoredItem) => StoredItem,
): Library {
  return { ...library, items: library.items.map((item) => (item.id === itemId ? change(item) : item)) };
}
