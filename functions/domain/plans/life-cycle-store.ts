import type { PlanId } from '#shared/domain/plan-ids.ts';
import type { LifeCycle, Organisation } from '../accounts/account.ts';
import type { Mail } from '../mail/mail.ts';

export type LifeCycleStore = {
  /** Customers whose life cycle moves on before then. */
  findDue(before: Date, limit: number): Promise<Organisation[]>;
  /** Keeps what the owner is told now, with the mails that tell it, all or nothing; false when it was moved on meanwhile. */
  moveOn(
    organisation: Organisation,
    step: { lifeCycle: LifeCycle; dueAt: Date; mails: Mail[] },
    now: Date,
  ): Promise<boolean>;
  /** Puts a customer on a plan, and has the life cycle looked at anew: a sweeper that knew the old plan changes nothing. */
  setPlan(organisationId: string, plan: PlanId, now: Date): Promise<void>;
  /** Nothing happens by itself any more. */
  end(organisation: Organisation): Promise<void>;
  /** Has the life cycle looked at now rather than later. */
  bringForward(organisationId: string, now: Date): Promise<void>;
};
