import type { Brand } from '#shared/brands/brand.ts';
import { emailChangeWaitHours } from '#shared/domain/limits.ts';
import { composeMail, composeWordyMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { emailChangeDays } from './email-change.ts';

type Link = { mailId: string; url: string };

/** Sent to the new address, which may be a stranger's: it holds no word of the person who typed it. */
export function composeNewAddressMail(brand: Brand, to: string, { mailId, url }: Link): Mail {
  return composeMail({
    ...{ type: 'confirm-new-address', mailId, to, brand },
    subject: `Confirm this address for ${brand.name}`,
    paragraphs: [
      `Someone, hopefully you, wants to sign in to ${brand.name} with this address from now on.`,
      `The link below confirms it. It works for ${emailChangeDays} days. If it was not you, ignore this mail.`,
    ],
    action: { label: 'Confirm this address', url },
  });
}

/** Sent to an address that has an account already. It holds no word of the person who typed it. */
export function composeHeldAddressMail(
  brand: Brand,
  { name, email }: { name: string; email: string },
  { mailId, url }: Link,
): Mail {
  return composeWordyMail({ name }, (said) => ({
    ...{ type: 'address-held', mailId, to: email, brand },
    subject: `You already have a ${brand.name} account`,
    greetingName: said.name,
    paragraphs: [
      'Someone, hopefully you, wants to sign in to another account with this address. It already has an account, so nothing changes.',
      'If it was not you, ignore this mail.',
    ],
    action: { label: 'Sign in', url },
  }));
}

type Asked = {
  name: string;
  email: string;
  isByStaff: boolean;
  /** Only for superadmins' changes. */
  takesEffectOn: string | undefined;
};

/** Sent to the old address at once. It doesn't name the new one, which may be somebody else's. */
export function composeOldAddressMail(
  brand: Brand,
  { name, email, isByStaff, takesEffectOn }: Asked,
  { mailId, url }: Link,
): Mail {
  const asker = isByStaff ? 'Our team was asked' : 'Someone, hopefully you, has asked';
  return composeWordyMail({ name }, (said) => ({
    ...{ type: 'address-change-asked', mailId, to: email, brand },
    subject: `The email address of your ${brand.name} account is about to change`,
    greetingName: said.name,
    paragraphs: [
      `${asker} to change the email address of this account. ${describeEffect(isByStaff, takesEffectOn)}`,
      'If you did not ask for this, keep your address through the link below. Then choose a new password.',
    ],
    action: { label: 'Keep my email address', url },
  }));
}

function describeEffect(isByStaff: boolean, takesEffectOn: string | undefined): string {
  const confirmed = isByStaff
    ? 'It changes when somebody who knows the password of this account confirms it at the new address'
    : 'It changes when the new address confirms it';
  return takesEffectOn
    ? `${confirmed}, or after ${emailChangeWaitHours} hours, on ${takesEffectOn}.`
    : `${confirmed}.`;
}

/** Sent to the old address once the change has taken effect. */
export function composeAddressChangedMail(
  brand: Brand,
  { name, email }: { name: string; email: string },
  { mailId, url }: Link,
): Mail {
  return composeWordyMail({ name }, (said) => ({
    ...{ type: 'address-changed', mailId, to: email, brand },
    subject: `The email address of your ${brand.name} account was changed`,
    greetingName: said.name,
    paragraphs: [
      'From now on, sign in with the new address; mails go there as well.',
      'If you did not ask for this, tell us immediately.',
    ],
    action: { label: 'Contact us', url },
  }));
}

/** Sent to a new address that has not confirmed the change. It holds no word of the person who typed it. */
export function composeWelcomeMail(brand: Brand, to: string, { mailId, url }: Link): Mail {
  return composeMail({
    ...{ type: 'address-welcome', mailId, to, brand },
    subject: `Sign in to ${brand.name} with this address`,
    paragraphs: [
      `Our team has made this address the one that an account at ${brand.name} signs in with.`,
      'If the account is yours and you do not know its password, choose a new one through the link below. If it is not yours, tell us.',
    ],
    action: { label: 'Choose a new password', url },
  });
}
