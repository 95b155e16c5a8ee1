import * as z from 'zod';
import { createSecretReader } from '#functions/services/model/read-secret.ts';

/** The secret that signs access tokens: its name in AWS Secrets Manager, or, on one's own machine, itself. */
export const tokenSecretVariables = {
  TOKEN_SECRET_NAME: z.string().min(1).optional(),
  TOKEN_SECRET: z.string().min(32).optional(),
};
type TokenSecretEnv = { [Name in keyof typeof tokenSecretVariables]?: string | undefined };

/** Reads the secret when it is first needed. Without one nobody can sign in, and everything public works. */
export function chooseTokenSecret(env: TokenSecretEnv): () => Promise<string> {
  const { TOKEN_SECRET, TOKEN_SECRET_NAME } = env;
  if (TOKEN_SECRET_NAME) return createSecretReader(TOKEN_SECRET_NAME);
  return async () => {
    if (!TOKEN_SECRET) throw new Error('TOKEN_SECRET_NAME names no secret: nobody can sign in');
    return TOKEN_SECRET;
  };
}
