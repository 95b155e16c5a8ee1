import { expect, test } from 'vitest';
import { areaPolicies } from '#functions/policy/area-policies.ts';
import { gatekeeperPolicy, pagePolicy } from '#functions/policy/edge-policies.ts';
import type { DataAccess } from '#functions/policy/policy.ts';
import { routePolicies } from '#functions/policy/route-policies.ts';
import { readerPolicy, sweepPolicy, workerPolicies } from '#functions/policy/worker-policies.ts';
import { findStaffSignInMistakes } from '#functions/runtime/staff-sign-in-env.ts';
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
const staffSignIn = {
  STAFF_OIDC_ISSUER: 'https://login.example.org',
  STAFF_OIDC_CLIENT_ID: 'gptsites',
  STAFF_OIDC_CLIENT_SECRET_SECRET: 'gptsites/staff-sign-in',
  STAFF_OIDC_DOMAINS: 'example.org',
  STAFF_OIDC_PASSWORD_OF: 'off' as const,
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
      describeAccess(access, { ...localTargets, payments, staffSignIn }).some(
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
      'superadmin.setPlan',
      'superadmin.updateUser',
      'superadmin.refundBalance',
      'monitor.applyEmergencyFix',
      'sweeper',
    ],
  ],
  [payments.STRIPE_WEBHOOK_SECRET_SECRET, ['billing']],
  [
    staffSignIn.STAFF_OIDC_CLIENT_SECRET_SECRET,
    ['identityProvider.beginStaff', 'identityProvider.finishStaff'],
  ],
])('only %2$j may read the secret %1$s, which a stage names', (secretName, readers) => {
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

test('a stage has the whole sign-in of staff or none, says who keeps a password, and contains no secret', () => {
  const settings: StageSettings = stages.dev ?? expect.fail();
  const read = (changes: object) =>
    stageSchema.safeParse({ ...settings, staffSignIn: { ...staffSignIn, ...changes } });
  expect(read({}).data?.staffSignIn).toEqual(staffSignIn);
  expect(read({ STAFF_OIDC_PASSWORD_OF: 'ops@example.org' }).success).toBe(true);
  for (const name of Object.keys(staffSignIn)) {
    const { error } = read({ [name]: undefined });
    expect(error?.issues.map(({ message }) => message)).toEqual([`the sign-in of staff lacks ${name}`]);
  }
  expect(read({ STAFF_OIDC_CLIENT_SECRET: 'secret' }).success).toBe(false);
  expect(read({ STAFF_OIDC_ISSUER: 'http://login.example.org' }).success).toBe(false);
  expect(
    findStaffSignInMistakes({ ...staffSignIn, STAFF_OIDC_CLIENT_SECRET: 'a', AWS_LAMBDA_FUNCTION_NAME: 'f' }),
  ).toHaveLength(1);
});
