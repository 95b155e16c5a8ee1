/** Domains of an organization; a school with its parents' association has three. */
export const providerDomainLimit = 10;

/** The page that a provider sends people back to. */
export const providerCallbackPath = '/user/login/organization';

/** The same for staff, at the hub's host. */
export const staffCallbackPath = '/superadmin/login/organization';

/** How far the proof of a domain is. `lapsed`: its record was there, and has been missing for too long. */
export const domainProofs = ['waiting', 'proven', 'lapsed'] as const;
export type DomainProof = (typeof domainProofs)[number];
