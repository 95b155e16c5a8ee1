import * as z from 'zod';
import { type StaffActionDetails, staffActionDetailsSchema } from '#shared/domain/staff-action-details.ts';

/** An audit log entry: who, when, what. It identifies people and customers by id only. */
export const staffActionSchema = z.object({
  actionId: z.string(),
  userId: z.string(),
  /** ISO 8601. */
  doneAt: z.string(),
  deed: staffActionDetailsSchema,
});
export type StaffAction = z.infer<typeof staffActionSchema>;

/** An entry for a staff member's current action. */
export function makeStaffAction(
  { now, makeId }: { now(): Date; makeId(): string },
  userId: string,
  deed: StaffActionDetails,
): StaffAction {
  return { actionId: makeId(), userId, doneAt: now().toISOString(), deed };
}

/** Id of the customer, assistant or form concerned. */
export function subjectOf(deed: StaffActionDetails): string | undefined {
  switch (deed.kind) {
    case 'plan-set':
    case 'customer-removed':
    case 'message-changed':
    case 'order-recorded':
    case 'invoice-changed':
    case 'payment-refunded':
      return deed.organisationId;
    case 'customer-seen':
    case 'customer-changed':
    case 'staff-changed':
      return deed.subject;
    case 'signed-in':
    case 'system-fixed':
    case 'invoices-generated':
    case 'reminders-sent':
    case 'customers-exported':
    case 'actions-exported':
    case 'customers-mailed':
      return undefined;
  }
}
