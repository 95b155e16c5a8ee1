import type { ReviewedAdvisory } from './judge-audit.ts';

/** Advisories that do not reach anybody here. SECURITY.md says within which time the others are dealt with. */
export const reviewedAdvisories: readonly ReviewedAdvisory[] = [];
