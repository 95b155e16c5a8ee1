import { createHash } from 'node:crypto';
import * as z from 'zod';

/** What was read at an address, for asking whether it has changed and for recognising that it has not. */
export const pageMarkSchema = z.object({
  kind: z.enum(['page', 'document', 'calendar']),
  title: z.string(),
  wordCount: z.number().int().optional(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** Hash of the bytes. */
  bytesHash: z.string(),
  /** Hash of a page's text. */
  contentHash: z.string().optional(),
  /** ISO 8601 instant of the reading whose content is stored. */
  readAt: z.string(),
  /** ISO 8601 instant at which the server last sent the bytes. */
  receivedAt: z.string(),
});
export type PageMark = z.infer<typeof pageMarkSchema>;

/** By address. */
export const pageMarksSchema = z.record(z.string(), pageMarkSchema);
export type PageMarks = z.infer<typeof pageMarksSchema>;

/** A server that calls everything unchanged is believed for four weeks. */
const trustedDays = 28;
const dayMs = 86_400_000;

/** What a request for a marked address asks; nothing after a time, so that the server sends it again. */
export function askIfChanged(
  { etag, lastModified, receivedAt }: PageMark,
  now: number,
): { ifNoneMatch?: string | undefined; ifModifiedSince?: string | undefined } {
  if (now - Date.parse(receivedAt) > trustedDays * dayMs) return {};
  return { ifNoneMatch: etag, ifModifiedSince: lastModified };
}

/** Compares what a server sent with what it sent before. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** What a response says about its version. */
export function markOf(
  { etag, 'last-modified': lastModified }: Record<string, string>,
  bytes: Uint8Array,
): Pick<PageMark, 'etag' | 'lastModified' | 'bytesHash'> {
  return { ...(etag && { etag }), ...(lastModified && { lastModified }), bytesHash: hashBytes(bytes) };
}
