import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type ContactLinkProps = { className?: string };

export function PhoneLink({ phone, className }: ContactLinkProps & { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={clsx('whitespace-nowrap', className)}>
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

/** A `mailto:` address; the parts of the e-mail address cannot add header fields. */
export function makeMailAddress(email: string, subject?: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
