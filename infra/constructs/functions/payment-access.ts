import type { DataAccess } from '#functions/policy/policy.ts';
import { type AccessTargets, formatArn } from './access-targets.ts';
import { allow, type Permission } from './permission.ts';

/** Access to the named secrets of the payment provider, if the stage has one. */
export function describePaymentAccess(
  { readsPaymentSecrets = [] }: DataAccess,
  { payments, place }: Pick<AccessTargets, 'payments' | 'place'>,
): Permission[] {
  const { STRIPE_SECRET_KEY_SECRET, STRIPE_WEBHOOK_SECRET_SECRET } = payments;
  const names = { key: STRIPE_SECRET_KEY_SECRET, webhook: STRIPE_WEBHOOK_SECRET_SECRET };
  return allow(
    ['secretsmanager:GetSecretValue'],
    readsPaymentSecrets
      .flatMap((secret) => names[secret] ?? [])
      // Secrets Manager appends six characters to the name.
      .map((name) => formatArn(place, 'secretsmanager', `secret:${name}-??????`)),
  );
}
