import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type ContactLinkProps = { className?: string };

/** `number` is the same to dial from abroad (E.164), if it is known. */
export function PhoneLink({
  phone,
  number,
  className,
}: ContactLinkProps & { phone: string; number?: string | undefined }) {
  return (
    <a
      href={number ? `tel:${number}` : makePhoneAddress(phone)}
      className={clsx('whitespace-nowrap', className)}
    >
      {phone}
    </a>
  );
}

export function EmailLink({
  email,
  className,
  children = email,
}: ContactLinkProps & { email: string; children?: ReactNode }) {
  return (
    <a href={makeMailAddress(email)} className={className}>
      {children}
    </a>
  );
}

/** A `tel:` address (RFC 3966): separates the extension and drops a "(0)", which callers from abroad do not dial. */
export function makePhoneAddress(phone: string): string {
  const [main = '', extension] = phone.split(/[\s,;]*(?:extension|ext\.?|x|#)[\s=]*(?=\d{1,6}$)/i);
  const digits = main.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** A `mailto:` address, encoded so that the email address cannot add header fields. */
export function makeMailAddress(email: string, subject?: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
