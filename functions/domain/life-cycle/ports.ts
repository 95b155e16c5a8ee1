import * as z from 'zod';
import type { PlanId } from '#shared/domain/plan-ids.ts';
import type { LifeCycle, Organisation } from '../accounts/account.ts';
import type { Mail } from '../mail/mail.ts';
import type { StaffAction } from '../staff/staff-action.ts';

/** How far the walk through all customers has come. */
export const customerWalkSchema = z.object({
  /** In the list of brands. */
  brandIndex: z.number().int().default(0),
  /** Position in the list of the brand's customers; the next page is before it. */
  before: z.string().optional(),
  /** Nothing is done before then. */
  restsUntil: z.string().optional(),
});
export type CustomerWalk = z.infer<typeof customerWalkSchema>;

export type LifeCycleStore = {
  /** Ids of customers whose life cycle moves on before then. */
  findDue(before: Date, limit: number): Promise<string[]>;
  /** Takes one of them out of the due ones until then; undefined when it is not due any more. */
  claim(organisationId: string, now: Date, until: Date): Promise<Organisation | undefined>;
  /** Keeps what the owner is told now, with the mails that tell it, all or nothing; false when it was moved on meanwhile. */
  moveOn(
    organisation: Organisation,
    step: { lifeCycle: LifeCycle; dueAt: Date; mails: Mail[] },
    now: Date,
  ): Promise<boolean>;
  /** Begins a life cycle that is looked at now; false where there is one, or the customer is gone. */
  takeIn(organisation: Organisation, lifeCycle: LifeCycle, now: Date): Promise<boolean>;
  /** Where the walk through all customers stands; at its beginning when there was none. */
  readWalk(): Promise<CustomerWalk>;
  saveWalk(walk: CustomerWalk): Promise<void>;
  /**
   * Puts a customer on a plan, with the entry that tells who did it, and has the life cycle looked at anew: a sweeper that
   * knew the old plan changes nothing. False when the plan is another one by now, or the customer is gone.
   */
  setPlan(organisation: Organisation, plan: PlanId, action: StaffAction): Promise<boolean>;
  /** Nothing happens by itself any more. */
  end(organisation: Organisation): Promise<void>;
  /** Has the life cycle looked at now rather than later. */
  bringForward(organisationId: string, now: Date): Promise<void>;
};
