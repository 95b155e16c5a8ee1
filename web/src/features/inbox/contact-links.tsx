import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';

/** How to reach a sender: an address opens a mail, a number calls. */
export function ContactLinks({ contact }: { contact: string }) {
  return contact.split(', ').map((way, index) => (
    <span key={way}>
      {index > 0 && ', '}
      <a
        href={isEmailAddress(way) ? `mailto:${way}` : `tel:${way.replace(/[^+\d]/g, '')}`}
        className="underline underline-offset-4"
      >
        {way}
      </a>
    </span>
  ));
}
