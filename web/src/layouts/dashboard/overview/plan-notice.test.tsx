import { expect, test } from 'vitest';
import type { PlanUse } from '#shared/contract/dashboard/dashboard.ts';
import { draw } from '#tests/support/pages/drawn-page.tsx';
import { RoleContext } from '#web/lib/sign-in/role-context.tsx';
import { PlanBanner, PlanLine } from './plan-notice.tsx';

const use: PlanUse = {
  ...{ id: 'trial', name: 'Free Trial', conversations: 12, monthlyConversations: 15_000 },
  ...{ pause: null, isClosing: false, hadPlan: false, chosen: null, erasedAt: null },
};
const onPlan = { ...use, id: 'basic', name: 'Silver', monthlyConversations: 1000 } as const;

/** How a customer stands, the days left of the trial, and what is read, and never read. */
const cases: [who: string, plan: PlanUse, days: number, said: RegExp, never: RegExp][] = [
  ['on a trial', use, 5, /^5 days of your trial remaining/, /ended|break/],
  ['near the end of a trial', use, 2, /Trial Ending Soon 2 days remaining/, /ended|break/],
  [
    'after a trial',
    { ...use, pause: 'trial-ended' },
    0,
    /Your trial has ended/,
    /remaining|Your plan has ended/,
  ],
  [
    'whose plan has ended or is not paid',
    { ...use, pause: 'trial-ended', hadPlan: true },
    0,
    /Your plan has ended, or its payment is open.*Under Billing you can pay or subscribe/,
    /trial/i,
  ],
  ['on a plan, during the trial', onPlan, 5, /^Silver plan · 12 of 1,000/, /trial/i],
  ['on a plan', onPlan, 0, /^Silver plan · 12 of 1,000/, /trial|ended/i],
  [
    'who used the conversations of a plan up',
    { ...onPlan, conversations: 1000, pause: 'conversations-used-up' },
    5,
    /all of this month’s conversations/,
    /trial/i,
  ],
  ['who leaves', { ...use, isClosing: true, hadPlan: true }, 0, /This account is being deleted/, /trial/i],
];

test.each(cases)('the dashboard of who is %s says what is so', (_who, plan, daysRemaining, said, never) => {
  const { texts } = draw(
    <>
      <PlanBanner {...{ plan, daysRemaining }} checkoutPath="/checkout/gpt/basic/monthly" />
      <PlanLine {...{ plan, daysRemaining }} onComparePlans={() => undefined} />
    </>,
  );
  const text = texts.join(' ');
  expect(text).toMatch(said);
  expect(text).not.toMatch(never);
});

test.each(['editor', 'viewer'] as const)('an %s, who has no billing, is led to none', (role) => {
  for (const [, plan, days] of cases) {
    const shown = draw(
      <RoleContext value={role}>
        <PlanBanner plan={plan} daysRemaining={days} checkoutPath="/checkout" />
        <PlanLine plan={plan} daysRemaining={days} onComparePlans={() => undefined} />
      </RoleContext>,
    );
    expect([...shown.all('a'), ...shown.all('button')]).toEqual([]);
  }
});
