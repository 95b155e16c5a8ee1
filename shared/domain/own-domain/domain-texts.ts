import { brokenDomainDays, type OwnDomainProblem, type OwnDomainState } from './own-domain.ts';

/** A domain's state, as owners read it. */
export const domainStateNames = {
  waiting: 'Waiting for your DNS records',
  certificate: 'The certificate is being made',
  live: 'Live',
  broken: 'There is a problem',
} as const satisfies Record<OwnDomainState, string>;

/** What keeps a domain from working, and what to do. */
export const domainProblemTexts = {
  'no-proof':
    'The TXT record is missing or has another value. Set it as shown; a change can take some hours to be seen.',
  'no-route':
    'The domain does not lead to us. Set the CNAME record as shown, and remove other records of the same name.',
  held: 'The domain is in use elsewhere. Remove it there first, or write to us if it is yours.',
  'certificate-failed':
    'No certificate could be made. If the domain has a CAA record, it must allow amazon.com. We keep trying.',
  'not-in-plan':
    'A domain of your own comes with a paid plan. Choose a plan under Billing, and the domain is yours again.',
} as const satisfies Record<OwnDomainProblem, string>;

/** What happens to a domain that stopped working. */
export const brokenDomainNotice = `Unless it works again within ${brokenDomainDays} days, we take it down.`;
