import * as z from 'zod';
import { robotsSchema } from '../robots/robots.ts';

/** A page that shows its text only after its scripts have run. */
export const renderRequestSchema = z.object({
  url: z.string(),
  /** The website's rules; what they forbid isn't asked for. */
  robots: robotsSchema.optional(),
});
export type RenderRequest = z.infer<typeof renderRequestSchema>;

const spentSchema = z.object({
  elapsedMs: z.number(),
  requests: z.number().int(),
  /** Sent and received. */
  bytes: z.number().int(),
});

export type RenderSpent = z.infer<typeof spentSchema>;

/** A page as its scripts left it, or why there is none. `reason` is for logs, not for owners. */
export const renderResultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rendered'), html: z.string(), spent: spentSchema }),
  /** Its script leads to another address, which was not opened. */
  z.object({ kind: z.literal('forwards'), to: z.string(), spent: spentSchema }),
  z.object({ kind: z.literal('failed'), reason: z.string(), spent: spentSchema }),
]);
export type RenderResult = z.infer<typeof renderResultSchema>;

/** Opens a page in a browser and returns what it shows. Never throws because of the page; ends when the signal aborts. */
export type PageRenderer = (request: RenderRequest, signal: AbortSignal) => Promise<RenderResult>;
