import type { PublicContact } from '#shared/contract/conversions.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { ContactLine } from '#web/ui/data/contact-line.tsx';
import { EmailLink, PhoneLink } from '#web/ui/data/contact-links.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Coffee, Globe, Mail, Phone } from '#web/ui/icons/icons.ts';

type PauseNoticeProps = { name: string; contact: PublicContact; what: 'assistant' | 'form' };

const linkStyle = 'underline underline-offset-2 [overflow-wrap:anywhere]';

/** Replaces a paused assistant or form, with other ways to contact the organisation. */
export function PauseNotice({ name, contact, what }: PauseNoticeProps) {
  const { texts } = useTexts();
  const { phone, email, website } = contact;
  return (
    <section
      aria-labelledby="pause-title"
      className="m-auto flex w-fit max-w-sm flex-col items-center gap-4 p-5 text-center"
    >
      <Coffee className="size-10 text-brand-ink" />
      <h2 id="pause-title" className="text-lg">
        {what === 'form' ? texts.formPaused : texts.assistantPaused}
      </h2>
      <p>{fillText(texts.helpsDirectly, { name })}</p>
      <ul className="flex flex-col gap-3">
        {phone && (
          <ContactLine icon={<Phone />} name={texts.phone}>
            <PhoneLink phone={phone} className={linkStyle} />
          </ContactLine>
        )}
        {email && (
          <ContactLine icon={<Mail />} name={texts.email}>
            <EmailLink email={email} className={linkStyle} />
          </ContactLine>
        )}
        {website && (
          <ContactLine icon={<Globe />} name={texts.website}>
            <OutsideLink href={website} newTabHint={texts.opensInNewTab} className={linkStyle}>
              {website}
            </OutsideLink>
          </ContactLine>
        )}
      </ul>
    </section>
  );
}
