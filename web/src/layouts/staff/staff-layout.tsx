import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Brand } from '#shared/brands/brand.ts';
import { BrandMark } from '#web/layouts/site/brand-mark.tsx';
import { SignedInGuard } from '#web/layouts/site/signed-in-guard.tsx';
import { signOut } from '#web/lib/api/sign-out.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

type StaffLayoutProps = { brand: Brand; children: ReactNode };

const places = [
  { path: '/superadmin', name: 'SuperAdmin' },
  { path: '/monitor', name: 'Monitor' },
  { path: '/test-suite', name: 'Function Tests' },
  { path: '/dashboard-test', name: 'Dashboard Test' },
  { path: '/preview', name: 'Data Preview' },
];

/** Frame of staff pages on every host; visitors who are not signed in are sent to sign in. */
export function StaffLayout({ brand, children }: StaffLayoutProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const leave = async () => {
    await signOut('staff');
    navigate('/');
  };
  return (
    <SignedInGuard audience="staff">
      <header className="border-line border-b bg-canvas">
        <div className="staff-width flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-2">
          <SiteLink to="/superadmin" aria-label={`Staff of ${brand.name}`}>
            <BrandMark brand={brand} />
          </SiteLink>
          <nav
            aria-label="Staff"
            className="order-last -mx-2 flex basis-full overflow-x-auto lg:order-none lg:flex-1 lg:basis-auto"
          >
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
                >
                  {name}
                </SiteLink>
              );
            })}
          </nav>
          <Button variant="secondary" size="small" className="ms-auto" onClick={() => void leave()}>
            Logout
          </Button>
        </div>
      </header>
      <main id="content" className="staff-width py-8">
        {children}
      </main>
    </SignedInGuard>
  );
}
