import * as z from 'zod';
import type { PaymentChoice, SecretChoice } from '#functions/services/payments/payment-choice.ts';

/** Variables of the payment provider; all empty disables card payments. docs/settings.md lists them. */
export const paymentVariables = {
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  /** Secret names in AWS Secrets Manager. */
  STRIPE_SECRET_KEY_SECRET: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET_SECRET: z.string().min(1).optional(),
  /** The secrets themselves, for local use only. */
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  /** Another server for Stripe's API: the local stack's embedded provider. */
  STRIPE_API_URL: z.url().optional(),
  STRIPE_TAX: z.enum(['on', 'off']).default('off'),
  /** Set only by Lambda. */
  AWS_LAMBDA_FUNCTION_NAME: z.string().optional(),
};
type PaymentVariables = z.infer<z.ZodObject<typeof paymentVariables>>;

/** Configuration mistakes, for the deployer; empty when there are none. */
export function findPaymentMistakes(env: PaymentVariables): string[] {
  const hasKey = Boolean(env.STRIPE_SECRET_KEY ?? env.STRIPE_SECRET_KEY_SECRET);
  const hasWebhook = Boolean(env.STRIPE_WEBHOOK_SECRET ?? env.STRIPE_WEBHOOK_SECRET_SECRET);
  const mistakes: [boolean, string][] = [
    [
      hasKey !== hasWebhook || (hasKey && !env.STRIPE_PUBLISHABLE_KEY && !env.STRIPE_API_URL),
      'card payments need all of STRIPE_PUBLISHABLE_KEY, the secret key and the secret of the webhook',
    ],
    [
      Boolean((env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET) && env.AWS_LAMBDA_FUNCTION_NAME),
      'keep the keys of Stripe in Secrets Manager and name the secrets in STRIPE_SECRET_KEY_SECRET and STRIPE_WEBHOOK_SECRET_SECRET: everyone who may see a function sees its variables',
    ],
  ];
  return mistakes.flatMap(([isMistake, message]) => (isMistake ? [message] : []));
}

export function choosePayments(env: PaymentVariables): PaymentChoice | undefined {
  const secretKey = chooseSecret(env.STRIPE_SECRET_KEY, env.STRIPE_SECRET_KEY_SECRET);
  const webhookSecret = chooseSecret(env.STRIPE_WEBHOOK_SECRET, env.STRIPE_WEBHOOK_SECRET_SECRET);
  if (!secretKey || !webhookSecret) return undefined;
  return {
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    ...{ secretKey, webhookSecret },
    apiUrl: env.STRIPE_API_URL,
    addsTax: env.STRIPE_TAX === 'on',
  };
}

function chooseSecret(value: string | undefined, secretName: string | undefined): SecretChoice | undefined {
  if (value) return { value };
  return secretName ? { secretName } : undefined;
}
