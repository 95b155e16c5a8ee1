import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';

export type DemoInteraction =
  | 'form_started'
  | 'form_active'
  | 'form_submitted_success'
  | 'form_submitted_error';

export const abandonmentSchema = z.object({
  brandId: brandIdSchema,
  sessionId: z.string(),
  formStartTime: z.string(),
  completedFields: z.array(z.string()),
  lastActiveField: z.string().nullish(),
  errorEncountered: z.string().nullish(),
  exitAction: z.string(),
});
export type Abandonment = z.infer<typeof abandonmentSchema>;

/** Id of a visit. It contains the day, which is part of the storage key. */
export function makeDemoId(now: Date, random: string): string {
  return `demo_${now.toISOString().slice(0, 10).replaceAll('-', '')}_${random}`;
}

/** The day in a visit's id, as YYYY-MM-DD. */
export function dayOfDemo(demoId: string): string {
  const day = demoId.slice('demo_'.length);
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
}
