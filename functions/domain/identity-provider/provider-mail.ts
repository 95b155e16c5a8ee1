import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { composeWordyMail } from '../mail/compose-mail.ts';
import { formatDay } from '../mail/format-day.ts';
import type { Mail } from '../mail/mail.ts';
import type { ProviderPorts } from './ports.ts';

/** A mail to the owner, stored with the change that it tells of. */
export type Told = { userId: string; mail: Mail; now: Date };

/** No domain is named: it is a stranger's link to who reads the mail. */
const changes = {
  'provider-set': 'Its provider was set. From now on this provider says who your people are.',
  'provider-removed': 'Its provider was removed. Everybody signs in with a password again.',
  'domain-proven': 'A domain was proven. People with an address of it can sign in by your provider.',
  'domain-removed': 'A domain was removed. People with an address of it sign in with a password again.',
  'domain-required': 'A domain now requires the provider. Passwords of its members are refused.',
  'domain-freed': 'A domain no longer requires the provider. Its members may sign in with a password again.',
} as const;
export type ProviderChange = keyof typeof changes;

type About = { name: string; email: string; mailId: string; url: string; change: ProviderChange; now: Date };

/** Sent when the provider of an organisation, its domains or their requirement change. */
export function composeProviderMail(brand: Brand, { name, email, mailId, url, change, now }: About): Mail {
  const time = `${formatDay(now)} at ${now.toISOString().slice(11, 16)} UTC`;
  return composeWordyMail({ name }, (names) => ({
    ...{ type: 'sign-in-changed', mailId, to: email, brand },
    subject: `How your people sign in to ${brand.name} has changed`,
    greetingName: names.name,
    paragraphs: [
      `On ${time}, someone who is signed in with your account, hopefully you, changed how your people sign in.`,
      changes[change],
      'If it was not you, sign in with your password, which goes on working, and take it back under Organization sign-in. Then choose a new password: this ends every other session of your account.',
    ],
    action: { label: 'See the organization sign-in', url },
  }));
}

/** Throws UNAUTHENTICATED when the caller's account is gone. */
export async function tellOwner(
  { users, now, makeId, siteOrigin }: Pick<ProviderPorts, 'users' | 'now' | 'makeId' | 'siteOrigin'>,
  { userId, brandId }: Caller,
  change: ProviderChange,
): Promise<Told> {
  const user = await users.find(userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  const url = `${siteOrigin(brandId)}/school/dashboard?tab=account&section=organization-sign-in`;
  const about = { ...user, mailId: `${change}-${makeId()}`, url, change, now: now() };
  return { userId, now: about.now, mail: composeProviderMail(brands[brandId], about) };
}
