import { Children, isValidElement, type ReactNode } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { company } from '#shared/brands/company.ts';
import { brands } from '#shared/brands/index.ts';
import { findBrandAddress } from '#web/lib/site/brand-address.ts';
import { usePlace } from '#web/lib/site/place.tsx';
import type { SiteLinks } from '#web/lib/site/site-links.ts';
import { EmailLink, PhoneLink } from '#web/ui/data/contact-links.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { FooterDialog } from './footer-dialog.tsx';

const linkStyle = 'underline decoration-line underline-offset-4 hover:decoration-current';
const legalDocuments = [
  ['terms', 'Terms'],
  ['privacy', 'Privacy'],
  ['cookies', 'Cookies'],
  ['accessibility', 'Accessibility'],
  ['dpa', 'Data processing'],
  ['subprocessors', 'Subprocessors'],
] as const;

/** Document 1 section 2, "Footer". */
export function SiteFooter({ brand, links }: { brand: Brand; links: SiteLinks }) {
  return (
    <footer className="border-line border-t bg-sunken pt-6 pb-6 sm:pt-14 sm:pb-10">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-4 max-sm:text-sm sm:gap-x-8 sm:gap-y-10 md:grid-cols-4 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1fr]">
        <Contacts brand={brand} />
        <FooterColumn title="Company">
          <SiteLink to={links.about} className={linkStyle}>
            About Us
          </SiteLink>
          <FooterDialog dialog="why-gpt" brand={brand} label="Why GPT?" className={linkStyle} />
          <SiteLink to={links.contact} className={linkStyle}>
            Contact
          </SiteLink>
        </FooterColumn>
        <FooterColumn title="News">
          {company.pressReleases.map(({ title, url }) => (
            <a key={url} href={url} target="_blank" rel="noopener noreferrer" className={linkStyle}>
              {title}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ))}
          <SiteLink to={links.contact} className={linkStyle}>
            Media Contact
          </SiteLink>
        </FooterColumn>
        <FooterColumn title="Support">
          <FooterDialog dialog="support-chat" brand={brand} label="Live Chat" className={linkStyle} />
          <EmailLink email={brand.contact.email} className={linkStyle}>
            Email Support
          </EmailLink>
          <SiteLink to={links.contact} className={linkStyle}>
            Help Center
          </SiteLink>
        </FooterColumn>
        <FooterColumn title="Contact Us">
          <SiteLink to={links.contact} className={linkStyle}>
            Send Inquiry
          </SiteLink>
          <PhoneLink phone={brand.contact.phone} className={linkStyle} />
          <SiteLink to={links.explorer} className={linkStyle}>
            All editions
          </SiteLink>
        </FooterColumn>
      </div>
      <EditionLinks brand={brand} />
      <LegalLinks links={links} />
    </footer>
  );
}

function Contacts({ brand }: { brand: Brand }) {
  return (
    <address className="col-span-full not-italic max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6 lg:col-span-1">
      <p className="col-span-full font-display font-semibold text-lg">{brand.name}</p>
      <p className="row-span-2 text-ink-muted sm:mt-2">
        {company.name}
        {company.addressLines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <p className="sm:mt-3">
        <PhoneLink phone={brand.contact.phone} className={linkStyle} />
      </p>
      <p>
        <EmailLink email={brand.contact.email} className={linkStyle} />
      </p>
    </address>
  );
}

function EditionLinks({ brand }: { brand: Brand }) {
  const place = usePlace();
  return (
    <nav aria-label="Editions" className="page-width max-sm:hidden sm:mt-12">
      <ul className="flex flex-wrap gap-x-6 gap-y-2 border-line border-t pt-4 text-sm sm:pt-6">
        {Object.values(brands).map((edition) => (
          <li key={edition.id}>
            <SiteLink
              to={findBrandAddress(edition, place)}
              aria-current={edition === brand ? 'page' : undefined}
              className={linkStyle}
            >
              {edition.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LegalLinks({ links }: { links: SiteLinks }) {
  return (
    <nav aria-label="Legal" className="page-width mt-5 sm:mt-4">
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-ink-muted text-sm">
        {legalDocuments.map(([document, title]) => (
          <li key={document}>
            <SiteLink to={links.legal(document)} className={linkStyle}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="font-semibold sm:text-base">{title}</h2>
      <ul className="mt-2 space-y-2 sm:mt-3">
        {Children.toArray(children).map((child) => (
          <li key={isValidElement(child) ? child.key : String(child)}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
