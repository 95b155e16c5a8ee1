import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Brand } from '#shared/brands/brand.ts';
import { viewerQuery } from '#web/features/superadmin/staff-queries.ts';
import { BrandMark } from '#web/layouts/site/brand-mark.tsx';
import { SignedInGuard } from '#web/layouts/site/signed-in-guard.tsx';
import { signOut } from '#web/lib/api/sign-out.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { StaffMenu, staffPlaces } from './staff-menu.tsx';

/** Frame of staff pages on every host; visitors who are not signed in are sent to sign in. */
export function StaffLayout({ brand, children }: { brand: Brand; children: ReactNode }) {
  return (
    <SignedInGuard audience="staff">
      <StaffHeader brand={brand} />
      <main id="content" className="staff-width py-4 sm:py-8">
        {children}
      </main>
    </SignedInGuard>
  );
}

function StaffHeader({ brand }: { brand: Brand }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const leave = async () => {
    await signOut('staff');
    navigate('/');
  };
  const { data: viewer } = useQuery(viewerQuery);
  const isSuperadmin = viewer?.role !== 'domain-admin';
  const places = staffPlaces.filter(({ isForAll }) => isSuperadmin || isForAll);
  return (
    <header className="border-line border-b bg-canvas">
      <div className="staff-width flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <SiteLink to="/superadmin" aria-label={`Staff of ${brand.name}`}>
          <BrandMark brand={brand} />
        </SiteLink>
        <nav aria-label="Staff" className="-mx-2 hidden flex-1 lg:flex">
          {places.map(({ path, name }) => {
            const isCurrent = pathname === path || pathname.startsWith(`${path}/`);
            return (
              <SiteLink
                key={path}
                to={path}
                aria-current={isCurrent ? 'page' : undefined}
                className={clsx(
                  'inline-flex min-h-11 items-center whitespace-nowrap px-2 text-sm no-underline hover:text-ink',
                  isCurrent ? 'font-semibold text-ink' : 'text-ink-muted',
                )}
                label={name}
              />
            );
          })}
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <Button variant="secondary" size="small" onClick={() => void leave()} label="Logout" />
          <StaffMenu isSuperadmin={isSuperadmin} />
        </div>
      </div>
    </header>
  );
}
