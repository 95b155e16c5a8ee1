import * as z from 'zod';

/** A reply that another protocol defines; `type` where it is not the route's. */
export const relayedSchema = z.object({
  status: z.number().int(),
  body: z.string(),
  type: z.string().optional(),
});
export type Relayed = z.infer<typeof relayedSchema>;
