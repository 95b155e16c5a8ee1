import * as z from 'zod';

const share = z.number().min(-1).max(2);

/** A word that was recognised in the picture of a page. Its box is in shares of the page as it is shown, from the top left. */
const scanWordSchema = z.object({
  text: z.string().min(1).max(200),
  /** From 0 to 100. */
  confidence: z.number().min(0).max(100),
  /** Words with the same number stand on one line. */
  line: z.number().int(),
  left: share,
  top: share,
  right: share,
  bottom: share,
});
export type ScanWord = z.infer<typeof scanWordSchema>;

/** What was recognised on a page of a scan; without words if there were none, or with the reason why it could not be read. */
export const scannedPageSchema = z.object({
  /** Counted from one. */
  page: z.number().int().min(1),
  words: z.array(scanWordSchema).max(6_000),
  failure: z.enum(['too-complex', 'timed-out', 'damaged']).optional(),
});
export type ScannedPage = z.infer<typeof scannedPageSchema>;

/** Reads scans on this machine. */
export type PageReader = {
  /** Makes ready to read scans in this language (BCP 47), waiting so long at most; or says why they are not read. */
  prepare(
    language: string | undefined,
    milliseconds: number,
  ): Promise<{ kind: 'ready' | 'waiting' } | { kind: 'refused'; reason: string }>;
  /** Undefined when its turn does not come within so many milliseconds: readings at once take turns, a page each. */
  readPage(
    request: { reading: string; bytes: Uint8Array; page: number; language?: string | undefined },
    milliseconds: number,
  ): Promise<ScannedPage | undefined>;
};
