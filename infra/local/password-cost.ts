import * as z from 'zod';
import { type PasswordCost, soundPasswordCost } from '#functions/domain/accounts/hash-password.ts';

const settingSchema = z.object({ PASSWORD_HASHES: z.enum(['sound', 'quick']).default('sound') });

/** For the tests, which open hundreds of accounts: a millionth of the work, and no protection at all. */
const quickPasswordCost: PasswordCost = { N: 2, r: 1, p: 1 };

/** What a password costs on this machine; what is deployed asks nobody. Throws for a setting that is neither. */
export function choosePasswordCost(env: NodeJS.ProcessEnv): PasswordCost {
  const { PASSWORD_HASHES } = settingSchema.parse(env);
  switch (PASSWORD_HASHES) {
    case 'sound':
      return soundPasswordCost;
    case 'quick':
      return quickPasswordCost;
  }
}
