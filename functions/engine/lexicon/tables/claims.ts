import type { ClaimWords } from '../claim-words.ts';
import { claimWords as german } from '../de/claim-words.ts';
import { claimWords as english } from '../en/claim-words.ts';
import { claimWords as spanish } from '../es/claim-words.ts';
import { claimWords as french } from '../fr/claim-words.ts';
import { claimWords as russian } from '../ru/claim-words.ts';

/** Words of claims in the order of `languages`. They stand apart from the lexicons, because chats do not need them. */
export const claimWords: readonly ClaimWords[] = [english, german, french, spanish, russian];
