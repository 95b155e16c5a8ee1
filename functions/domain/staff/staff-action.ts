import * as z from 'zod';
import { type StaffDeed, staffDeedSchema } from '#shared/domain/staff-deed.ts';

/** One entry of the log of what staff did: who, when, what. It names people and customers by their ids alone. */
export const staffActionSchema = z.object({
  actionId: z.string(),
  userId: z.string(),
  /** ISO 8601. */
  doneAt: z.string(),
  deed: staffDeedSchema,
});
export type StaffAction = z.infer<typeof staffActionSchema>;

/** An entry for what a member of staff does now. */
export function makeStaffAction(
  { now, makeId }: { now(): Date; makeId(): string },
  userId: string,
  deed: StaffDeed,
): StaffAction {
  return { actionId: makeId(), userId, doneAt: now().toISOString(), deed };
}
