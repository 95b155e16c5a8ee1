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

/** `position` sorts by the instant. */
type StaffActionEntry = StaffAction & { position: string };

export type StaffActionStore = {
  add(action: StaffAction): Promise<void>;
  /** Replaces the entry of the same day, person and subject; it stands where the day begins. */
  addOncePerDay(action: StaffAction, subject: string): Promise<void>;
  /** Newest first, from before a position. */
  listNewest(before: string | undefined, limit: number): Promise<StaffActionEntry[]>;
};

/** An entry for what a member of staff does now. */
export function makeStaffAction(
  { now, makeId }: { now(): Date; makeId(): string },
  userId: string,
  deed: StaffDeed,
): StaffAction {
  return { actionId: makeId(), userId, doneAt: now().toISOString(), deed };
}
