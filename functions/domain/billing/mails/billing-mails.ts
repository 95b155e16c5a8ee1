import type { Organisation, User } from '#functions/domain/accounts/account.ts';
import { composeWordyMail } from '#functions/domain/mail/compose-mail.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { brands } from '#shared/brands/index.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';

type Recipient = Pick<User, 'name' | 'email'>;

/** Confirms an order by invoice to the owner, with a link to the page where the reply will appear. */
export function composeOrderMail(
  { brandId }: Organisation,
  { name, email }: Recipient,
  {
    mailId,
    order,
    firstInvoice,
    url,
  }: Record<'mailId' | 'order' | 'url', string> & { firstInvoice: string | undefined },
): Mail {
  return composeWordyMail({ name }, (names) => ({
    type: 'order-received',
    ...{ mailId, to: email, brand: brands[brandId], greetingName: names.name },
    subject: `We have your order at ${brands[brandId].name}`,
    paragraphs: [
      `Thank you. You ordered ${order}; your invoice comes within ${contactReplyHours} hours.`,
      ...(firstInvoice ? [firstInvoice] : []),
      'Until then your assistant keeps running, and nothing is deleted.',
    ],
    action: { label: 'See where your order stands', url },
  }));
}

/**
 * The link that proves an address belongs to its account before checkout without a sign-in. Its checkout knows the name only
 * if the address has confirmed.
 */
export function composeCheckoutMail(
  brandId: Organisation['brandId'],
  { name, email }: Recipient,
  { mailId, makeUrl }: { mailId: string; makeUrl: (name: string) => string },
): Mail {
  const brand = brands[brandId];
  return composeWordyMail({ name }, (names) => ({
    type: 'checkout-link',
    mailId,
    to: email,
    brand,
    subject: `Continue your checkout at ${brand.name}`,
    greetingName: names.name,
    paragraphs: [
      'Someone, hopefully you, wants to subscribe for this account.',
      'The link below opens the checkout and works for 24 hours. If it was not you, ignore this mail: nothing has changed.',
    ],
    action: { label: 'Continue to checkout', url: makeUrl(names.isConfirmed ? names.name : '') },
  }));
}
