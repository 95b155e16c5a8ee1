import type { BrandId } from '#shared/brands/platforms.ts';
import type { StaffActionDetails } from '#shared/domain/staff-action-details.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import { type Generated, generateInvoices } from './generate-invoices.ts';
import type { InvoicePlace, SchoolBillingPorts } from './ports.ts';
import { type Reminded, sendReminders } from './send-reminders.ts';

type Staff = Pick<Caller, 'userId'>;

/** Generates invoices for a member of staff, and logs what was written. */
export async function generateAsStaff(
  ports: SchoolBillingPorts,
  caller: Staff,
  brandId: BrandId,
  after: string | undefined,
): Promise<Generated> {
  const generated = await generateInvoices(ports, brandId, after);
  const { invoices, notes } = generated;
  if (invoices + notes > 0)
    await log(ports, caller, { kind: 'invoices-generated', brandId, invoices, notes });
  return generated;
}

/** Sends reminders for a member of staff, and logs how many. */
export async function remindAsStaff(
  ports: SchoolBillingPorts,
  caller: Staff,
  brandId: BrandId,
  after: InvoicePlace | undefined,
): Promise<Reminded> {
  const reminded = await sendReminders(ports, brandId, after);
  const { pending, overdue } = reminded;
  if (pending + overdue > 0) await log(ports, caller, { kind: 'reminders-sent', brandId, pending, overdue });
  return reminded;
}

function log(ports: SchoolBillingPorts, { userId }: Staff, deed: StaffActionDetails): Promise<void> {
  return ports.staffActions.add(makeStaffAction(ports, userId, deed));
}
