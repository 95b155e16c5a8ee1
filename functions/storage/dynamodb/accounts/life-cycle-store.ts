import { type Organisation, organisationSchema } from '#functions/domain/accounts/account.ts';
import { customerWalkSchema } from '#functions/domain/life-cycle/customer-walk.ts';
import type { LifeCycleStore } from '#functions/domain/life-cycle/ports.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { claimDue } from '../claim-due.ts';
import { dueIndexName, keys, lifeCycleKind } from '../keys.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import { staffActionItem } from '../staff/staff-action-store.ts';
import type { Table } from '../table.ts';
import { writePlan } from './write-plan.ts';

const dueSchema = organisationSchema.pick({ organisationId: true });
const walkKey = { pk: lifeCycleKind, sk: 'WALK' };

/** Customers in the due-work index, for the sweeper. */
export function openLifeCycleStore(table: Table): LifeCycleStore {
  return {
    async findDue(before, limit) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind AND dueAt <= :before',
        ExpressionAttributeValues: { ':kind': lifeCycleKind, ':before': before.toISOString() },
        ProjectionExpression: 'organisationId',
        Limit: limit,
      });
      return items.map((item) => dueSchema.parse(item).organisationId);
    },
    async claim(organisationId, now, until) {
      const key = keys.organisation(organisationId);
      return (await claimDue(table, key, { dueKind: lifeCycleKind, now, until })) !== undefined;
    },
    moveOn: (organisation, { lifeCycle, dueAt, mails }, now) =>
      table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.organisation(organisation.organisationId),
            UpdateExpression: 'SET lifeCycle = :lifeCycle, dueAt = :dueAt',
            ...unlessMoved(organisation, { ':lifeCycle': lifeCycle, ':dueAt': dueAt.toISOString() }),
          },
        },
        ...mails.flatMap((mail: Mail) => writeUserMail(table.name, lifeCycle.ownerId, mail, now)),
      ]),
    async enroll({ organisationId }, lifeCycle, now) {
      const item = await table.update(keys.organisation(organisationId), {
        UpdateExpression: 'SET lifeCycle = :lifeCycle, dueKind = :kind, dueAt = :now',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(lifeCycle)',
        ExpressionAttributeValues: {
          ':lifeCycle': lifeCycle,
          ':kind': lifeCycleKind,
          ':now': now.toISOString(),
        },
      });
      return item !== undefined;
    },
    async readWalk() {
      return customerWalkSchema.parse((await table.get(walkKey)) ?? {});
    },
    saveWalk: (walk) => table.put({ ...walkKey, ...walk }),
    setPlan: (organisation, plan, change, action, letter) =>
      table.transact([
        ...writePlan(table.name, organisation, {
          ...{ plan, unpaid: undefined, change, isListed: true, now: new Date(action.doneAt) },
        }),
        { Put: { TableName: table.name, Item: staffActionItem(action) } },
        ...(letter ? writeUserMail(table.name, letter.userId, letter.mail, new Date(action.doneAt)) : []),
      ]),
    async end(organisation) {
      await table.update(keys.organisation(organisation.organisationId), {
        UpdateExpression: 'REMOVE dueKind, dueAt',
        ...unlessMoved(organisation),
      });
    },
    async bringForward(organisationId, now) {
      await table.update(keys.organisation(organisationId), {
        UpdateExpression: 'SET dueAt = :now',
        ConditionExpression: 'dueKind = :kind AND dueAt > :now',
        ExpressionAttributeValues: { ':kind': lifeCycleKind, ':now': now.toISOString() },
      });
    },
  };
}

/** Only one of several concurrent sweepers advances a customer. */
function unlessMoved({ dueAt }: Organisation, values: Record<string, unknown> = {}) {
  return {
    ConditionExpression: 'dueAt = :before',
    ExpressionAttributeValues: { ...values, ':before': dueAt },
  };
}
