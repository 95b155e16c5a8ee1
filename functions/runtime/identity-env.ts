import * as z from 'zod';
import { createSecretReader } from '#functions/services/model/read-secret.ts';

/** Settings of signing in. Secrets are named, and read from AWS Secrets Manager. */
export const identityVariables = {
  /** Signs access tokens: at least 32 bytes. */
  TOKEN_SECRET_NAME: z.string().min(1).optional(),
  /** The first superadmin, created once; the password may be changed, and its secret removed, after the first sign-in. */
  SUPERADMIN_EMAIL: z.email().optional(),
  SUPERADMIN_PASSWORD_SECRET_NAME: z.string().min(1).optional(),
};
type IdentityEnv = { [Name in keyof typeof identityVariables]?: string | undefined };

/** Reads the secret when it is first needed. Without one nobody can sign in, and everything public works. */
export function chooseTokenSecret({ TOKEN_SECRET_NAME }: IdentityEnv): () => Promise<string> {
  if (TOKEN_SECRET_NAME) return createSecretReader(TOKEN_SECRET_NAME);
  return async () => {
    throw new Error('TOKEN_SECRET_NAME names no secret: nobody can sign in');
  };
}

/** The superadmin that this deployment begins with; undefined when the settings name none. */
export function chooseFirstSuperadmin(env: IdentityEnv) {
  const { SUPERADMIN_EMAIL: email, SUPERADMIN_PASSWORD_SECRET_NAME: secretName } = env;
  return email && secretName ? { email, findPassword: createSecretReader(secretName) } : undefined;
}
