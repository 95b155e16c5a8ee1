import * as z from 'zod';
import { createSecretReader } from '#functions/services/model/read-secret.ts';

/** Variables of the provider that signs staff in; all empty leaves their passwords alone. docs/settings.md lists them. */
export const staffSignInVariables = {
  STAFF_OIDC_ISSUER: z.url({ protocol: /^https$/ }).optional(),
  STAFF_OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** Name of the secret in AWS Secrets Manager. */
  STAFF_OIDC_CLIENT_SECRET_SECRET: z.string().min(1).optional(),
  /** The secret itself, for local use only. */
  STAFF_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** Domains of the addresses that it speaks for. */
  STAFF_OIDC_DOMAINS: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z0-9-]+(?:,[a-z0-9.-]+\.[a-z0-9-]+)*$/)
    .optional(),
  /** What a claim must be or contain besides: `groups=operators`. */
  STAFF_OIDC_GROUP: z
    .string()
    .regex(/^[^=]+=.+$/)
    .optional(),
  /** Who asks for the second step: this product's authenticator app, or the provider. */
  STAFF_OIDC_SECOND_STEP: z.enum(['ours', 'provider']).optional(),
  /** The one account that keeps its password. */
  STAFF_OIDC_PASSWORD_OF: z.union([z.email(), z.literal('off')]).optional(),
};
type StaffSignInVariables = z.infer<z.ZodObject<typeof staffSignInVariables>>;

/** Configuration mistakes, for the deployer; empty when there are none. */
export function findStaffSignInMistakes(
  env: StaffSignInVariables & { AWS_LAMBDA_FUNCTION_NAME?: string | undefined },
): string[] {
  const { STAFF_OIDC_CLIENT_SECRET: secret, STAFF_OIDC_CLIENT_SECRET_SECRET: secretName } = env;
  const needed = {
    STAFF_OIDC_ISSUER: env.STAFF_OIDC_ISSUER,
    STAFF_OIDC_CLIENT_ID: env.STAFF_OIDC_CLIENT_ID,
    STAFF_OIDC_CLIENT_SECRET_SECRET: secretName ?? secret,
    STAFF_OIDC_DOMAINS: env.STAFF_OIDC_DOMAINS,
    STAFF_OIDC_PASSWORD_OF: env.STAFF_OIDC_PASSWORD_OF,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  const isAnySet = Object.keys(staffSignInVariables).some((name) => Object.hasOwn(env, name));
  return [
    ...(isAnySet && missing.length ? [`the sign-in of staff lacks ${missing.join(', ')}`] : []),
    ...(secret && env.AWS_LAMBDA_FUNCTION_NAME
      ? ['keep the client secret in Secrets Manager and name it in STAFF_OIDC_CLIENT_SECRET_SECRET']
      : []),
  ];
}

/** The provider that signs staff in, where the deployment has one. */
export function chooseStaffProvider(env: StaffSignInVariables) {
  const { STAFF_OIDC_CLIENT_SECRET: secret, STAFF_OIDC_CLIENT_SECRET_SECRET: secretName = '' } = env;
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId } = env;
  if (!issuer || !clientId) return undefined;
  const [claim = '', ...value] = env.STAFF_OIDC_GROUP?.split('=') ?? [];
  return {
    ...{ issuer, clientId },
    findClientSecret: secret ? async () => secret : createSecretReader(secretName),
    domains: env.STAFF_OIDC_DOMAINS?.split(',') ?? [],
    group: claim ? { claim, value: value.join('=') } : undefined,
    holdsSecondStep: env.STAFF_OIDC_SECOND_STEP === 'provider',
    passwordOf: env.STAFF_OIDC_PASSWORD_OF?.toLowerCase(),
  };
}
