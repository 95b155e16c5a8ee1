import { brands } from '#shared/brands/index.ts';
import { isHostName, isPublicWebAddress } from '../addresses/addresses.ts';

/** Where our own pages and calls are, besides the brands' domains. */
const ownSuffixes = ['localhost', 'cloudfront.net', 'amazonaws.com', 'on.aws'];

/** Whether a host may be a customer's own domain: a public name that is none of ours. */
export function isCustomersHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (!isHostName(name) || !isPublicWebAddress(`https://${name}`)) return false;
  const ours = [...ownSuffixes, ...Object.values(brands).map(({ domain }) => domain.toLowerCase())];
  return !ours.some((own) => name === own || name.endsWith(`.${own}`));
}

type Read = { domain: string } | { problem: string };

/** A domain as typed, in the spelling of DNS, or what is wrong with it. */
export function readOwnDomain(typed: string): Read {
  const address = typed.trim().replace(/^(?!https?:\/\/)/i, 'https://');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const domain = url?.hostname.replace(/\.$/, '') ?? '';
  const isBare = url?.pathname === '/' && !url.search && !url.hash && !url.port && !url.username;
  if (!isBare || !isHostName(domain))
    return { problem: 'Please enter only the domain, such as ask.example.org, without a path.' };
  if (!isCustomersHost(domain))
    return { problem: 'Please enter a domain of your own, such as ask.example.org.' };
  if (domain.split('.').length < 3 || domain.startsWith('www.'))
    return {
      problem:
        'Please enter a name below your domain, such as ask.example.org: your domain itself is your website’s.',
    };
  return { domain };
}
