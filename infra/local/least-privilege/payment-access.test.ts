import { expect, test } from 'vitest';
import { areaPolicies } from '#functions/policy/area-policies.ts';
import { gatekeeperPolicy, pagePolicy } from '#functions/policy/edge-policies.ts';
import type { DataAccess } from '#functions/policy/policy.ts';
import { routePolicies } from '#functions/policy/route-policies.ts';
import { readerPolicy, sweepPolicy, workerPolicies } from '#functions/policy/worker-policies.ts';
import { describeAccess } from '#infra/constructs/functions/describe-access.ts';
import { readStage } from '#infra/stages/read-stage.ts';
import { type StageSettings, stageSchema } from '#infra/stages/stage.ts';
import { stages } from '#infra/stages/stages.ts';
import { localTargets } from './local-targets.ts';

const payments = {
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_SECRET_KEY_SECRET: 'gptsites/stripe-key',
  STRIPE_WEBHOOK_SECRET_SECRET: 'gptsites/stripe-webhook',
};
const roles: Record<string, DataAccess> = {
  ...areaPolicies,
  ...routePolicies,
  ...workerPolicies,
  ...{ reader: readerPolicy, sweeper: sweepPolicy, gatekeeper: gatekeeperPolicy, pages: pagePolicy },
};

/** The roles that may read a secret. */
function listReaders(secretName: string): string[] {
  return Object.entries(roles)
    .filter(([, access]) =>
      describeAccess(access, { ...localTargets, payments }).some(
        ({ actions, resources }) =>
          actions.includes('secretsmanager:GetSecretValue') &&
          resources.some((resource) => resource.endsWith(`:secret:${secretName}-??????`)),
      ),
    )
    .map(([name]) => name);
}

test.each([
  [
    payments.STRIPE_SECRET_KEY_SECRET,
    [
      'checkout',
      'billing',
      'schoolBilling',
      'monitor',
      'superadmin.refundPayment',
      'superadmin.refundBalance',
      'monitor.applyEmergencyFix',
      'sweeper',
    ],
  ],
  [payments.STRIPE_WEBHOOK_SECRET_SECRET, ['billing']],
])('only %2$j may read the payment provider’s secret %1$s', (secretName, readers) => {
  expect(listReaders(secretName)).toEqual(readers);
});

test('a stage has all payment settings or none, and contains no key', () => {
  const settings: StageSettings = stages.dev ?? expect.fail();
  const { STRIPE_WEBHOOK_SECRET_SECRET: _left, ...some } = payments;
  expect(readStage('dev', { ...settings, payments }).payments).toEqual(payments);
  expect(() => readStage('dev', { ...settings, payments: some })).toThrow(/secret of the webhook/);
  const withKey = { ...settings, payments: { ...payments, STRIPE_SECRET_KEY: 'sk_live_1' } };
  expect(stageSchema.safeParse(withKey).success).toBe(false);
});
