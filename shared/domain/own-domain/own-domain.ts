/** Where an assistant's own domain stands: its records are missing, its certificate is being made, it answers, or it no longer does. */
export const ownDomainStates = ['waiting', 'certificate', 'live', 'broken'] as const;
export type OwnDomainState = (typeof ownDomainStates)[number];

/** What keeps a domain from going live. */
export const ownDomainProblems = [
  'no-proof',
  'no-route',
  'held',
  'certificate-failed',
  'not-in-plan',
] as const;
export type OwnDomainProblem = (typeof ownDomainProblems)[number];

/** A domain name in DNS: RFC 1035. */
export const domainCharacters = 253;

/** Days that a domain that stopped working stays its assistant's. */
export const brokenDomainDays = 14;
/** Days within which the records of a new domain are set. */
export const waitingDomainDays = 30;

/** The record that proves a domain; of its own name, because no other record may stand beside a CNAME (RFC 1034, 3.6.2). */
export const proofNameOf = (domain: string): string => `_gptsites.${domain}`;

/** The text of that record. */
export const proofTextOf = (token: string): string => `gptsites=${token}`;
