import type { ReactNode } from 'react';
import { company } from '#shared/brands/company.ts';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { FooterDialog } from '#web/layouts/site/footer-dialog.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { EmailLink, PhoneLink } from '#web/ui/data/contact-links.tsx';

const linkStyle = 'font-semibold underline underline-offset-4';

/** Document 3 section 2, "Contact page". */
export function ContactPage({ brand, links }: PageProps) {
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h1 className="text-display">Get in Touch</h1>
          <p className="mt-5 max-w-md text-ink-muted text-lead">{brand.contactTagline}</p>
          <dl className="mt-8 space-y-5 border-line border-t pt-6">
            <Contact name="Email">
              <EmailLink email={brand.contact.email} className={linkStyle} />
            </Contact>
            <Contact name="Phone">
              <PhoneLink phone={brand.contact.phone} className={linkStyle} />
            </Contact>
            <Contact name="Hours">Monday to Friday, 9 AM to 6 PM Pacific</Contact>
            <Contact name="Live chat">
              <FooterDialog
                dialog="support-chat"
                brand={brand}
                label="Ask our assistant"
                className={linkStyle}
              />
              , at any hour
            </Contact>
            <Contact name="Office">
              {[company.name, ...company.addressLines].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Contact>
          </dl>
        </div>
        <section
          aria-labelledby="message-title"
          className="rounded-lg border border-line bg-surface p-6 sm:p-8"
        >
          <h2 id="message-title" className="mb-6 text-2xl">
            Write to us
          </h2>
          <ContactForm brand={brand} />
        </section>
      </div>
    </PublicLayout>
  );
}

function Contact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
