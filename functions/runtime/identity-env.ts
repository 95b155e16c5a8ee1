import * as z from 'zod';
import { createSecretReader } from '#functions/services/model/read-secret.ts';

/** Sign-in settings. Secrets are given by name and read from AWS Secrets Manager. */
export const identityVariables = {
  /** Signing key of access tokens: at least 32 bytes. */
  TOKEN_SECRET_NAME: z.string().min(1).optional(),
  /**
   * The first superadmin, created once; the first sign-in replaces the password, whose secret can then be
   * removed.
   */
  SUPERADMIN_EMAIL: z.email().optional(),
  SUPERADMIN_PASSWORD_SECRET_NAME: z.string().min(1).optional(),
};
type IdentityEnv = { [Name in keyof typeof identityVariables]?: string | undefined };

/** Reads the secret on first use. Without one nobody can sign in, but everything public works. */
export function chooseTokenSecret({ TOKEN_SECRET_NAME }: IdentityEnv): () => Promise<string> {
  if (TOKEN_SECRET_NAME) return createSecretReader(TOKEN_SECRET_NAME);
  return async () => {
    throw new Error('TOKEN_SECRET_NAME is not set: nobody can sign in');
  };
}

/** The deployment's first superadmin; undefined when not configured. */
export function chooseFirstSuperadmin(env: IdentityEnv) {
  const { SUPERADMIN_EMAIL: email, SUPERADMIN_PASSWORD_SECRET_NAME: secretName } = env;
  return email && secretName ? { email, findPassword: createSecretReader(secretName) } : undefined;
}
