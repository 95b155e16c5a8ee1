import { type ReactNode, useMemo } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { MessageAddressee } from '#shared/domain/inbox/message-addressee.ts';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { makeSiteTheme } from '#web/brand/site-theme.ts';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import { ContactLine } from '#web/ui/data/contact-line.tsx';
import { EmailLink, PhoneLink } from '#web/ui/data/contact-links.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { SiteLogo } from '#web/ui/data/site-logo.tsx';
import { Globe, Mail, MapPin, Phone } from '#web/ui/icons/icons.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

type OrganisationPageProps = {
  brand: Brand;
  organisation: MessageAddressee;
  title: string;
  children: ReactNode;
};

const linkStyle =
  'underline decoration-line underline-offset-4 hover:decoration-current [overflow-wrap:anywhere]';

/** A page that visitors reach from an organization's assistant: its name, logo, color and contact, and nothing of ours. */
export function OrganisationPage({ brand, organisation, title, children }: OrganisationPageProps) {
  const { conversionId, name, brandColor, logoUrl, phone, email, address, website } = organisation;
  usePageTitle(`${title} · ${name}`);
  const theme = useMemo(() => makeSiteTheme(brandColor, brand), [brandColor, brand]);
  return (
    <BrandTheme brand={theme}>
      <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-4 py-6 sm:px-6 sm:py-10 print:min-h-0 print:py-0">
        <header className="flex items-center gap-3 border-brand border-b-4 pb-4">
          <SiteLogo url={logoUrl} className="h-12 max-w-40" />
          <p dir="auto" className="min-w-0 font-display font-semibold text-xl [overflow-wrap:anywhere]">
            {name}
          </p>
        </header>
        <main id="content" tabIndex={-1} className="flex-1 py-8">
          <h1 dir="auto" className="text-2xl [overflow-wrap:anywhere]">
            {title}
          </h1>
          <div className="mt-6">{children}</div>
        </main>
        <footer className="border-line border-t pt-5">
          <h2 className="font-semibold">How to reach {name}</h2>
          <ul className="mt-2 space-y-2">
            {phone && (
              <ContactLine icon={<Phone />} name="Phone">
                <PhoneLink phone={phone} className={linkStyle} />
              </ContactLine>
            )}
            {email && (
              <ContactLine icon={<Mail />} name="Email">
                <EmailLink email={email} className={linkStyle} />
              </ContactLine>
            )}
            {address && (
              <ContactLine icon={<MapPin />} name="Address">
                {address}
              </ContactLine>
            )}
            {website && (
              <ContactLine icon={<Globe />} name="Website">
                <OutsideLink href={website} className={linkStyle}>
                  {website.replace(/^https?:\/\/|\/$/g, '')}
                </OutsideLink>
              </ContactLine>
            )}
          </ul>
          <p className="mt-4 print:hidden">
            <SiteLink to={`/gptsite/${conversionId}`} className={linkStyle}>
              Ask another question
            </SiteLink>
          </p>
        </footer>
      </div>
    </BrandTheme>
  );
}
