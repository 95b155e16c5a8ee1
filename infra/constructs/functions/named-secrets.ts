import type { DataAccess } from '#functions/policy/policy.ts';
import { type AccessTargets, formatArn } from './access-targets.ts';
import { allow, type Permission } from './permission.ts';

/** Access to the named secrets of the payment provider and of the sign-in of staff, if the stage has them. */
export function describeNamedSecrets(
  { readsPaymentSecrets = [], readsStaffSecret }: DataAccess,
  { payments, staffSignIn, place }: Pick<AccessTargets, 'payments' | 'staffSignIn' | 'place'>,
): Permission[] {
  const { STRIPE_SECRET_KEY_SECRET, STRIPE_WEBHOOK_SECRET_SECRET } = payments;
  const names = { key: STRIPE_SECRET_KEY_SECRET, webhook: STRIPE_WEBHOOK_SECRET_SECRET };
  return allow(
    ['secretsmanager:GetSecretValue'],
    [
      ...readsPaymentSecrets.map((secret) => names[secret]),
      readsStaffSecret ? staffSignIn.STAFF_OIDC_CLIENT_SECRET_SECRET : undefined,
    ]
      .flatMap((name) => name ?? [])
      // Secrets Manager appends six characters to the name.
      .map((name) => formatArn(place, 'secretsmanager', `secret:${name}-??????`)),
  );
}
