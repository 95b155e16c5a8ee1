import * as z from 'zod';
import { knowledgeItemSchema } from '#shared/domain/knowledge-item.ts';

/** Where the words of an entry come from: an address, or the bytes that were handed in under a name. */
const storedItemSchema = knowledgeItemSchema.extend({
  origin: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('web') }),
    z.object({ kind: z.literal('file'), filename: z.string(), contentType: z.string() }),
  ]),
  /** Begins of its current reading. */
  attempts: z.number().int(),
});
export type StoredItem = z.infer<typeof storedItemSchema>;

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
  failure: z.string().optional(),
  leaseOwner: z.string().optional(),
  leaseUntil: z.string().optional(),
  /** When a lost message is sent again; absent while nothing is to do. */
  dueAt: z.string().optional(),
});
export type Library = z.infer<typeof librarySchema>;

export type Task = { kind: 'read'; item: StoredItem } | { kind: 'publish' } | { kind: 'examine' };

/** What is to be done next: the assistant changes once nothing waits to be read. */
export function nextTask({ items, changed, published, examined }: Library): Task | undefined {
  const item = items.find(isWaiting);
  if (item) return { kind: 'read', item };
  if (published < changed) return { kind: 'publish' };
  return examined < published ? { kind: 'examine' } : undefined;
}

export function isWaiting({ status }: StoredItem): boolean {
  return status === 'pending' || status === 'processing';
}

/** Entries that the assistant answers from. */
export function countEntries({ items }: Pick<Library, 'items'>): number {
  return items.filter(({ readAt }) => readAt).length;
}

/** The library with one entry changed; as it is when that entry is gone. */
export function withItem(library: Library, itemId: string, part: Partial<StoredItem>): Library {
  return {
    ...library,
    items: library.items.map((item) => (item.id === itemId ? { ...item, ...part } : item)),
  };
}

/** Where libraries are kept. */
export type LibraryStore = {
  find(conversionId: string): Promise<Library | undefined>;
  /** Stores the next revision; false when somebody else has. */
  save(library: Library): Promise<boolean>;
  /** Conversions whose work should have been taken up before `before`. */
  findDue(before: Date, limit: number): Promise<string[]>;
  /** Keeps one out of the due ones until then; its message was sent again. */
  postpone(conversionId: string, until: Date): Promise<void>;
  /** For a lone worker that starts anew: whoever held the lease is gone. */
  breakLease(conversionId: string): Promise<void>;
};
