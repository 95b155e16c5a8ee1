import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Brand } from '#shared/brands/brand.ts';
import type { Audience } from '#shared/domain/identity.ts';
import { signOut } from '#web/lib/api/sign-out.ts';
import { signInPaths } from '#web/lib/sign-in/sign-in-store.ts';
import type { SiteLinks } from '#web/lib/site/site-links.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import { SignedInGuard } from './signed-in-guard.tsx';

type MemberLayoutProps = { brand: Brand; links: SiteLinks; audience: Audience; children: ReactNode };

/** Frame of pages for signed-in users. */
export function MemberLayout({ brand, links, audience, children }: MemberLayoutProps) {
  const navigate = useNavigate();
  const leave = async () => {
    await signOut(audience);
    navigate(signInPaths[audience]);
  };
  return (
    <SignedInGuard audience={audience}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        Skip to content
      </a>
      <header className="border-line border-b bg-canvas">
        <div className="page-width flex min-h-12 flex-wrap items-center justify-between gap-3 md:min-h-14">
          <SiteLink to={links.home}>
            <BrandMark brand={brand} />
          </SiteLink>
          <Button variant="secondary" size="small" onClick={() => void leave()}>
            Logout
          </Button>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page-width py-3 outline-none md:py-5">
        {children}
      </main>
    </SignedInGuard>
  );
}
