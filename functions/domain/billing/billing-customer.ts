import { AppError } from '#shared/errors.ts';
import type { Organisation, User } from '../accounts/account.ts';
import { type AttemptLimit, countAttempt } from '../identity/limit-attempts.ts';
import type { OneUseToken } from '../identity/one-use-token.ts';
import type { CountingPorts } from '../identity/ports.ts';
import { hashToken, makeSecretToken } from '../identity/secret-token.ts';
import type { Caller } from '../identity/session.ts';
import type { Order } from './describe-order.ts';
import { composeCheckoutMail } from './mails/billing-mails.ts';
import type { CheckoutLinkPorts } from './ports.ts';

/** The subscriber: an organisation, represented by its owner. */
export type BillingCustomer = { organisation: Organisation; owner: User };

type FindingPorts = Pick<CheckoutLinkPorts, 'users' | 'organisations' | 'oneUseTokens' | 'now'>;

/**
 * The customer behind a call: from the mailed link, or the signed-in caller; undefined for neither, and for
 * staff. Throws LINK_EXPIRED.
 */
export async function findBillingCustomer(
  ports: FindingPorts,
  caller: Pick<Caller, 'userId'> | undefined,
  linkToken: string | undefined,
): Promise<BillingCustomer | undefined> {
  const userId = linkToken ? await readLink(ports, linkToken) : caller?.userId;
  const owner = userId ? await ports.users.find(userId) : undefined;
  if (owner?.role !== 'owner' || !owner.organisationId) return undefined;
  const organisation = await ports.organisations.find(owner.organisationId);
  return organisation && { organisation, owner };
}

/** The signed-in customer. Throws FORBIDDEN for everyone else. */
export async function requireBillingCustomer(
  ports: FindingPorts,
  caller: Pick<Caller, 'userId'>,
): Promise<BillingCustomer> {
  const customer = await findBillingCustomer(ports, caller, undefined);
  if (!customer) throw new AppError('FORBIDDEN');
  return customer;
}

async function readLink({ oneUseTokens, now }: FindingPorts, secret: string): Promise<string> {
  const link = await oneUseTokens.find(hashToken(secret), now());
  if (link?.purpose !== 'checkout' || !link.userId) throw new AppError('LINK_EXPIRED');
  return link.userId;
}

const linkHours = 24;
/** Limits mails per address. */
const linkLimit: AttemptLimit = { kind: 'checkout-link', most: 5, windowSeconds: 3600 };

/**
 * Mails the checkout link to an address's account. Unknown addresses cause the same writes but no mail, so
 * neither reply nor timing reveals them. Throws RATE_LIMITED.
 */
export async function mailCheckoutLink(
  ports: CheckoutLinkPorts & CountingPorts,
  order: Order & { customerEmail: string; customerName: string },
): Promise<void> {
  const { platform: brandId, tierId, interval, customerEmail: email } = order;
  await countAttempt(ports, linkLimit, email);
  const user = await ports.users.findByEmail(email);
  const { token, hash } = makeSecretToken(ports);
  const now = ports.now();
  const link: OneUseToken = {
    purpose: 'checkout',
    userId: user?.role === 'owner' ? user.userId : null,
    issuedAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + linkHours * 3600,
  };
  const recipient = { name: user?.name ?? email, email: user?.email ?? email };
  const mail = composeCheckoutMail(user?.brandId ?? brandId, recipient, {
    mailId: `checkout-${hash}`,
    makeUrl: (name) =>
      `${ports.siteOrigin(user?.brandId ?? brandId)}/checkout/${brandId}/${tierId}/${interval}?${new URLSearchParams({ email, name })}#token=${token}`,
  });
  await ports.oneUseTokens.add(hash, link, mail, now);
  await ports.startMail(mail.mailId);
}
