import { type LifeCycle, type Organisation, organisationSchema } from '#functions/domain/accounts/account.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import type { PlanChange } from '#functions/domain/staff/plan-change.ts';
import type { StaffAction } from '#functions/domain/staff-log/staff-action.ts';
import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import { is, isAbove, writeChange, writeItem } from '../change.ts';
import { claimDue } from '../claim-due.ts';
import { findDue } from '../find-due.ts';
import { keys, lifeCycleKind } from '../keys.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import { staffActionItem } from '../staff/staff-action-store.ts';
import type { Table } from '../table.ts';
import { writePlan } from './write-plan.ts';

const dueSchema = organisationSchema.pick({ organisationId: true });

export type LifeCycleStore = ReturnType<typeof openLifeCycleStore>;

/** Customers in the due-work index, for the sweeper. */
export function openLifeCycleStore(table: Table) {
  return {
    ...openDueLifeCycles(table),
    /** Stores the new state and its mails in one transaction; false after a concurrent change. */
    moveOn: (
      organisation: Organisation,
      { lifeCycle, dueAt, mails }: { lifeCycle: LifeCycle; dueAt: Date; mails: Mail[] },
      now: Date,
    ) =>
      table.transact([
        writeChange(keys.organisation(organisation.organisationId), {
          set: { lifeCycle, dueAt: dueAt.toISOString() },
          when: [isUnmoved(organisation)],
        }),
        ...mails.flatMap((mail: Mail) => writeUserMail(lifeCycle.ownerId, mail, now)),
      ]),
    /**
     * Sets a customer's plan with its audit entry and makes the life cycle due, so that a sweeper with the old
     * plan changes nothing. False when the plan changed meanwhile, or the customer is gone.
     */
    setPlan: (
      organisation: Organisation,
      plan: PlanId,
      planChange: PlanChange,
      action: StaffAction,
      /** To the owner of a plan that ends. */
      letter?: { userId: string; mail: Mail },
    ) =>
      table.transact([
        ...writePlan(organisation, {
          ...{ plan, unpaid: undefined, change: planChange, isListed: true, now: new Date(action.doneAt) },
        }),
        writeItem(staffActionItem(action)),
        ...(letter ? writeUserMail(letter.userId, letter.mail, new Date(action.doneAt)) : []),
      ]),
    /** Ends the life cycle. */
    async end(organisation: Organisation) {
      await table.update(keys.organisation(organisation.organisationId), {
        remove: ['dueKind', 'dueAt'],
        when: [isUnmoved(organisation)],
      });
    },
  };
}

function openDueLifeCycles(table: Table) {
  return {
    /** Ids of customers whose life cycle is due before then. */
    async findDue(before: Date, limit: number) {
      const due = await findDue(table, dueSchema, { dueKind: lifeCycleKind, before, limit });
      return due.map((item) => item.organisationId);
    },
    /** Claims a due one until then; false when it is no longer due. */
    async claim(organisationId: string, now: Date, until: Date) {
      const key = keys.organisation(organisationId);
      return (await claimDue(table, key, { dueKind: lifeCycleKind, now, until })) !== undefined;
    },
    /** Makes the life cycle due now. */
    async bringForward(organisationId: string, now: Date) {
      const dueAt = now.toISOString();
      const when = [is('dueKind', lifeCycleKind), isAbove('dueAt', dueAt)];
      await table.update(keys.organisation(organisationId), { set: { dueAt }, when });
    },
  };
}

/** Only one of several concurrent sweepers advances a customer. */
const isUnmoved = ({ dueAt }: Organisation) => is('dueAt', dueAt);
