import type { SiteProfile } from '#shared/contract/conversions.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { ContactLine } from '#web/ui/data/contact-line.tsx';
import { EmailLink, PhoneLink } from '#web/ui/data/contact-links.tsx';
import { linkPhones } from '#web/ui/data/link-phones.ts';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Globe, Mail, MapPin, Phone } from '#web/ui/icons/icons.ts';

const linkStyle =
  'underline decoration-line underline-offset-4 hover:decoration-current [overflow-wrap:anywhere]';

/** Facts from the organisation's site, and its most-wanted pages. */
export function QuickInformation({ site }: { site: SiteProfile }) {
  const { texts } = useTexts();
  return (
    <section aria-labelledby="quick-information">
      <h2 id="quick-information" className="text-lg">
        {texts.quickInformation}
      </h2>
      <p className="mt-3 font-semibold">
        <bdi>{site.name}</bdi>
      </p>
      <ul className="mt-2 space-y-2">
        {site.phone && (
          <ContactLine icon={<Phone />} name={texts.phone}>
            <PhoneLink phone={site.phone} number={ownNumber(site)} className={linkStyle} />
          </ContactLine>
        )}
        {site.email && (
          <ContactLine icon={<Mail />} name={texts.email}>
            <EmailLink email={site.email} className={linkStyle} />
          </ContactLine>
        )}
        {site.address && (
          <ContactLine icon={<MapPin />} name={texts.address}>
            {site.address}
          </ContactLine>
        )}
        {site.website && (
          <ContactLine icon={<Globe />} name={texts.website}>
            <OutsideLink href={site.website} newTabHint={texts.opensInNewTab} className={linkStyle}>
              {site.website.replace(/^https?:\/\/|\/$/g, '')}
            </OutsideLink>
          </ContactLine>
        )}
      </ul>
      {site.quickLinks.length > 0 && (
        <ul aria-label={texts.quickLinks} className="mt-4 divide-y divide-line border-line border-y">
          {site.quickLinks.map((link) => (
            <li key={link.url} className="py-2">
              <OutsideLink href={link.url} newTabHint={texts.opensInNewTab} className={linkStyle}>
                <bdi>{link.title}</bdi>
              </OutsideLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The number to dial is listed first, unless the one shown is not valid. */
function ownNumber({ phone = '', telephones = [] }: SiteProfile): string | undefined {
  return linkPhones(phone, telephones)[0]?.href?.replace(/^tel:/, '');
}
