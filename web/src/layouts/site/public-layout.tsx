import type { ReactNode } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { SiteLinks } from '#web/lib/site/site-links.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type PublicLayoutProps = {
  brand: Brand;
  links: SiteLinks;
  /** Called by the header's button; without it the button links to the landing page's form. */
  onTry?: () => void;
  children: ReactNode;
};

/** Frame of public pages. */
export function PublicLayout({ brand, links, onTry, children }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        Skip to content
      </a>
      <SiteHeader brand={brand} links={links} onTry={onTry} />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter brand={brand} links={links} />
    </div>
  );
}
