import * as z from 'zod';
import { type PasswordCost, soundPasswordCost } from '#functions/domain/accounts/hash-password.ts';

const settingSchema = z.object({ PASSWORD_HASHES: z.enum(['sound', 'quick']).default('sound') });

/** For tests, which open hundreds of accounts: a millionth of the work, and no protection at all. */
const quickPasswordCost: PasswordCost = { N: 2, r: 1, p: 1 };

/** The password cost on this machine; deployments don't use this setting. Throws for an unknown setting. */
export function choosePasswordCost(env: NodeJS.ProcessEnv): PasswordCost {
  const { PASSWORD_HASHES } = settingSchema.parse(env);
  switch (PASSWORD_HASHES) {
    case 'sound':
      return soundPasswordCost;
    case 'quick':
      return quickPasswordCost;
  }
}
