import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLengths } from '#shared/domain/identity.ts';

/** The passwords that leaks contain most often and that are long enough to be chosen, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter(({ length }) => length >= passwordLengths.least)
    .map((password) => password.toLowerCase()),
);
