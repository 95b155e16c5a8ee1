import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Profile } from '#shared/domain/identity.ts';
import { api } from '#web/lib/api/api.ts';
import type { SiteLinks } from '#web/lib/site/site-links.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { AccountButton } from './account-button.tsx';
import { BrandMark } from './brand-mark.tsx';
import { SignedInGuard } from './signed-in-guard.tsx';

export type MemberFrameProps = {
  brand: Brand;
  links: SiteLinks;
  /** Between the brand and the account. */
  header?: ReactNode;
  /** Undefined until it is known. */
  profile?: Profile | undefined;
  children: ReactNode;
};

/** Frame of pages for signed-in customers. */
export function MemberLayout(props: Omit<MemberFrameProps, 'profile'>) {
  return (
    <SignedInGuard audience="user">
      <ProfiledFrame {...props} />
    </SignedInGuard>
  );
}

function ProfiledFrame(props: Omit<MemberFrameProps, 'profile'>) {
  return <MemberFrame {...props} profile={useQuery(api.account.get.query({})).data} />;
}

/** The same for a page that is behind the guard. */
export function MemberFrame({ brand, links, header, profile, children }: MemberFrameProps) {
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        Skip to content
      </a>
      <header className="border-line border-b bg-canvas">
        <div className="page-width flex min-h-17 items-center gap-x-1 py-1.5 md:min-h-16 md:gap-x-3">
          <SiteLink to={links.home} className="shrink-0 max-md:mr-1">
            <BrandMark brand={brand} nameStyle={header ? 'max-md:sr-only' : ''} />
          </SiteLink>
          {header ?? <div className="flex-1" />}
          <AccountButton profile={profile} />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="page-width py-3 pb-[calc(var(--bottom-bar,0px)+1.5rem)] outline-none md:py-6"
      >
        {children}
      </main>
    </>
  );
}
