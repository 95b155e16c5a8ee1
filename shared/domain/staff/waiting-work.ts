import * as z from 'zod';

/** Work of one kind that waits for staff. */
const waitingWorkSchema = z.object({
  count: z.number().int(),
  /** There is more than was counted. */
  isMore: z.boolean(),
  /** Of the first organizations. */
  names: z.array(z.string()),
  /** The earliest time that was promised or set; null if none was. */
  dueAt: z.string().nullable(),
});
export type WaitingWork = z.infer<typeof waitingWorkSchema>;

const nothing: WaitingWork = { count: 0, isMore: false, names: [], dueAt: null };

/** What waits for staff. */
export const staffWorkSchema = z.object({
  messages: waitingWorkSchema,
  /** Orders by invoice. */
  orders: waitingWorkSchema,
  /** Schools on a plan by invoice whose year is not invoiced. */
  schoolsToInvoice: waitingWorkSchema.default(nothing),
  /** Open invoices that were never mailed. */
  unmailedInvoices: waitingWorkSchema.default(nothing),
  overdueInvoices: waitingWorkSchema,
});
export type StaffWork = z.infer<typeof staffWorkSchema>;
