import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { findBrandAddress } from '#web/lib/brand-address.ts';
import { EmailLink, PhoneLink } from '#web/ui/contact-links.tsx';

const linkStyle = 'underline decoration-line underline-offset-4 hover:decoration-current';

export function SiteFooter({ brand }: { brand: Brand }) {
  return (
    <footer className="mt-20 border-line border-t bg-sunken py-12">
      <div className="page-width grid gap-10 md:grid-cols-[1fr_2fr]">
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className="text-base">
            Talk to a person
          </h2>
          <ul className="mt-3 space-y-2">
            <li>
              <PhoneLink phone={brand.contact.phone} className={linkStyle} />
            </li>
            <li>
              <EmailLink email={brand.contact.email} className={linkStyle} />
            </li>
          </ul>
        </section>
        <nav aria-labelledby="footer-editions">
          <h2 id="footer-editions" className="text-base">
            Editions
          </h2>
          <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {Object.values(brands).map((edition) => (
              <li key={edition.id}>
                <a
                  href={findBrandAddress(edition, window.location)}
                  aria-current={edition.id === brand.id ? 'page' : undefined}
                  className={linkStyle}
                >
                  {edition.name}
                </a>
                <span className="block text-ink-muted text-sm">for every {edition.words.organisation}</span>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
