import type { Organisation, User } from '#functions/domain/accounts/account.ts';
import { type AttemptLimit, countAttempt } from '#functions/domain/identity/limit-attempts.ts';
import type { OneUseToken } from '#functions/domain/identity/one-use-token.ts';
import type { CountingPorts } from '#functions/domain/identity/ports.ts';
import { hashToken, makeSecretToken } from '#functions/domain/identity/secret-token.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import { AppError } from '#shared/errors.ts';
import { composeCheckoutMail } from '../mails/billing-mails.ts';
import type { CheckoutLinkPorts } from '../ports.ts';
import type { Order } from './describe-order.ts';

/** The subscriber: an organisation, represented by its owner. */
export type BillingCustomer = { organisation: Organisation; owner: User };

type Payer = Pick<Caller, 'userId' | 'role' | 'organisationId'>;
type FindingPorts = Pick<CheckoutLinkPorts, 'users' | 'organisations' | 'oneUseTokens' | 'now'>;

/**
 * The customer behind a call: from the mailed link, or the signed-in caller; undefined for neither, and for
 * staff. Throws LINK_EXPIRED.
 */
export async function findBillingCustomer(
  ports: FindingPorts,
  caller: Payer | undefined,
  linkToken: string | undefined,
): Promise<BillingCustomer | undefined> {
  const userId = linkToken ? await readLink(ports, linkToken) : caller?.userId;
  const owner = userId ? await ports.users.find(userId) : undefined;
  // A mailed link is for the organisation that stands in the account, a call for the one that it names.
  const { role, organisationId } = (linkToken ? owner : caller) ?? {};
  if (!owner || role !== 'owner' || !organisationId) return undefined;
  const organisation = await ports.organisations.find(organisationId);
  return organisation && { organisation, owner };
}

/** The signed-in customer. Throws FORBIDDEN for everyone else. */
export async function requireBillingCustomer(ports: FindingPorts, caller: Payer): Promise<BillingCustomer> {
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
