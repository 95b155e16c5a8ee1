import { expect, test } from 'vitest';
import { describePlanChange } from '#functions/domain/staff/plan-change.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { makeCustomer, signedUpAt } from '#tests/support/worlds/customer-fixture.ts';
import { writePlan } from './write-plan.ts';

test.each([
  ['trial', 'basic', true],
  ['basic', 'professional', true],
  ['basic', 'trial', false],
] as const)('from %s to %s, the time that an order was waited for ends: %s', (before, plan, ends) => {
  const customer = makeCustomer({ plan: before, heldUntil: '2026-04-01T00:00:00.000Z' });
  const next = { plan, unpaid: undefined };
  const change = describePlanChange(customer, next, { monthlyCents: cents(0), at: signedUpAt });
  const [write] = writePlan(customer, { ...next, change, isListed: false, now: signedUpAt });
  const update = write?.Update;
  if (!update || !('ExpressionAttributeNames' in update)) return expect.fail();
  const { UpdateExpression, ExpressionAttributeNames } = update;
  const [, removed = ''] = String(UpdateExpression).split('REMOVE');
  const names = Object.entries(ExpressionAttributeNames ?? {}).filter(([alias]) => removed.includes(alias));
  expect(names.map(([, name]) => name).toSorted()).toEqual([...(ends ? ['heldUntil'] : []), 'unpaid']);
});
