import { Fragment } from 'react';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import { isPhoneNumber } from '#shared/domain/addresses/phone-numbers.ts';
import { EmailLink, PhoneLink } from '#web/ui/data/contact-links.tsx';

const linkStyle = 'underline underline-offset-4';

/** How to reach a sender: an address opens a mail, a number calls, and other words stay words. */
export function SenderContact({ contact }: { contact: string }) {
  return contact.split(', ').map((way, index) => (
    <Fragment key={way}>
      {index > 0 && ', '}
      <Way way={way} />
    </Fragment>
  ));
}

function Way({ way }: { way: string }) {
  if (isEmailAddress(way)) return <EmailLink email={way} className={linkStyle} />;
  return isPhoneNumber(way) ? <PhoneLink phone={way} className={linkStyle} /> : way;
}
