import * as z from 'zod';
import { knowledgeItemSchema } from '#shared/domain/conversion/knowledge-item.ts';

/** Where the words of an entry come from: an address, or the bytes that were handed in under a name. */
const storedItemSchema = knowledgeItemSchema.extend({
  origin: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('web') }),
    z.object({ kind: z.literal('file'), filename: z.string(), contentType: z.string() }),
  ]),
  /** Begins of its current reading. */
  attempts: z.number().int(),
  /** Its owner has handed in captions, which come before what its recording says. */
  hasCaptions: z.boolean().optional(),
  /** The transcription that its words come from. */
  transcription: z
    .object({
      recordingId: z.string(),
      /** Nothing is to do before this instant. */
      lookAt: z.string().optional(),
      /** How often the service took no more. */
      refusals: z.number().int().optional(),
    })
    .optional(),
  /** The owner added it: it does not count among the pages that a plan reads. */
  isAdded: z.boolean().optional(),
});
export type StoredItem = z.infer<typeof storedItemSchema>;

/** The website, read from its home page on: how far that is. Its state lies beside it under the number of batches. */
const websiteReadingSchema = z.object({
  pageLimit: z.number().int(),
  documentLimit: z.number().int(),
  /** Named in the reason of pages that are left out. */
  planName: z.string(),
  begunAt: z.string(),
  /** Batches that are stored. */
  batches: z.number().int(),
  /** Begins of the next one. */
  attempt: z.number().int(),
  pagesRead: z.number().int(),
  endedAt: z.string().optional(),
  /** Pages were left out for their number. */
  isLimited: z.boolean().optional(),
  failure: z.string().optional(),
});
export type WebsiteReading = z.infer<typeof websiteReadingSchema>;

/**
 * The entries of a knowledge base and the work left on them, in one record: each change is made on the revision that
 * it was decided on. The three numbers count changes of what the assistant should know, and say how far it is.
 */
export const librarySchema = z.object({
  conversionId: z.string(),
  revision: z.number().int(),
  items: z.array(storedItemSchema),
  changed: z.number().int(),
  published: z.number().int(),
  examined: z.number().int(),
  /** Begins of the publishing or exam that is due. */
  attempt: z.number().int(),
  /** Published versions that are kept, newest first. */
  versions: z.array(z.string()),
  /** How its pages were last read anew; absent for those from before readings had versions. */
  readingVersion: z.number().int().optional(),
  /** The published version from before that, which is kept to go back to. */
  formerVersion: z.string().optional(),
  failure: z.string().optional(),
  /** The last reading of the whole website after its conversion, or the one under way. */
  website: websiteReadingSchema.optional(),
  /** Pages that the owner took out: reading the website does not bring them back. */
  removedPageIds: z.array(z.string()).optional(),
  /** Transcriptions begun on a day (UTC). */
  transcriptions: z.object({ day: z.string(), count: z.number().int() }).optional(),
  leaseOwner: z.string().optional(),
  leaseUntil: z.string().optional(),
  /** When a lost message is sent again; absent while nothing is to do. */
  dueAt: z.string().optional(),
});
export type Library = z.infer<typeof librarySchema>;

export type Task =
  | { kind: 'read'; item: StoredItem }
  | { kind: 'publish' }
  | { kind: 'read-website'; website: WebsiteReading }
  | { kind: 'examine' };

/**
 * What is to be done next: the assistant changes once nothing waits to be read. What its owner changes does not wait for a
 * website that is read.
 */
export function nextTask({ items, changed, published, examined, website }: Library): Task | undefined {
  const item = items.find(isWaiting);
  if (item) return { kind: 'read', item };
  if (published < changed) return { kind: 'publish' };
  if (website && !website.endedAt) return { kind: 'read-website', website };
  return examined < published ? { kind: 'examine' } : undefined;
}

export function isWaiting({ status, transcription }: StoredItem): boolean {
  return (status === 'pending' || status === 'processing') && !transcription?.lookAt;
}

/** When the next transcription is to be looked at; undefined while none is awaited. */
export function findLookAt({ items }: Pick<Library, 'items'>): string | undefined {
  return items.flatMap(({ transcription }) => transcription?.lookAt ?? []).sort()[0];
}

/** The library with every transcription to be looked at whose time has come. */
export function wakeTranscriptions(library: Library, now: Date): Library {
  const isDue = ({ transcription }: StoredItem) =>
    transcription?.lookAt !== undefined && transcription.lookAt <= now.toISOString();
  return library.items.some(isDue)
    ? { ...library, items: library.items.map((item) => (isDue(item) ? wake(item) : item)) }
    : library;
}

/** An entry that looks at its transcription now. */
export function wake({ transcription, ...item }: StoredItem): StoredItem {
  if (!transcription) return item;
  const { lookAt: _lookAt, ...rest } = transcription;
  return { ...item, transcription: rest };
}

/** An entry that is read from the beginning. */
export function startAnew({ transcription: _transcription, ...item }: StoredItem): StoredItem {
  return { ...item, status: 'pending', attempts: 0 };
}

/** Whether an entry is one of the pages that a plan reads. */
export function isPageOfWebsite({ type, isAdded }: Pick<StoredItem, 'type' | 'isAdded'>): boolean {
  return type === 'webpage' && !isAdded;
}

/** Entries that the assistant answers from. */
export function countEntries({ items }: Pick<Library, 'items'>): number {
  return items.filter(({ readAt }) => readAt).length;
}

/** The library with one entry changed; as it is when that entry is gone. */
export function changeItem(
  library: Library,
  itemId: string,
  change: (item: StoredItem) => StoredItem,
): Library {
  return { ...library, items: library.items.map((item) => (item.id === itemId ? change(item) : item)) };
}
