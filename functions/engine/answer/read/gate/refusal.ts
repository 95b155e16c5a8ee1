import type { Refusal as ClaimRefusal } from '../../rephrase/refusal.ts';

/** Why the gate does not let a sentence through. */
export type Refusal = ClaimRefusal;
