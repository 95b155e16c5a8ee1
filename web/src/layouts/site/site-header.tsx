import { useState, useSyncExternalStore } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import type { SiteLinks } from '#web/lib/site/site-links.ts';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { Menu, X } from '#web/ui/icons/icons.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { BrandMark } from './brand-mark.tsx';

const dashboard = '/school/dashboard';
const linkStyle = 'py-2.5 underline-offset-4 hover:underline bar:py-2';
const tryRoom = 'max-bar:mt-2 max-bar:min-h-11';
const tryStyle = `${buttonStyle({ size: 'small' })} ${tryRoom}`;

type SiteHeaderProps = { brand: Brand; links: SiteLinks; onTry?: (() => void) | undefined };

/** The sticky bar of document 1 section 2; on narrow screens its links are in a menu. */
export function SiteHeader({ brand, links, onTry }: SiteHeaderProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const tryIt = () => {
    close();
    onTry?.();
  };
  const isSignedIn = useSyncExternalStore(
    signInStore.subscribe,
    () => signInStore.isSignedIn('user'),
    () => false,
  );
  const tryLabel = `Try ${brand.name.split('.')[0]}`;
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-canvas">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-2 sm:gap-x-6">
        <Home brand={brand} links={links} />
        <Button
          variant="quiet"
          size="icon"
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setOpen((current) => !current)}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          className="ml-auto bar:hidden"
        >
          <span className="sr-only">{isOpen ? 'Close menu' : 'Open menu'}</span>
          {isOpen ? <X /> : <Menu />}
        </Button>
        <nav
          id="site-menu"
          aria-label="Main"
          className={`${isOpen ? 'flex' : 'hidden'} w-full flex-col gap-1 pb-4 bar:ml-auto bar:flex bar:w-auto bar:flex-row bar:items-center bar:gap-6 bar:pb-0`}
        >
          {listLinks(links, { isLanding: onTry !== undefined, isSignedIn }).map(({ href, title }) => {
            const link = { onClick: close, className: linkStyle, children: title };
            return href.startsWith('#') ? (
              <a key={title} href={href} {...link} />
            ) : (
              <SiteLink key={title} to={href} {...link} />
            );
          })}
          {isSignedIn ? (
            <SiteLink to={dashboard} className={tryStyle}>
              Dashboard
            </SiteLink>
          ) : onTry ? (
            <Button size="small" data-place="#trial-signup" onClick={tryIt} className={tryRoom}>
              {tryLabel}
            </Button>
          ) : (
            <SiteLink to={`${links.home}#trial-signup`} className={tryStyle}>
              {tryLabel}
            </SiteLink>
          )}
        </nav>
      </div>
    </header>
  );
}

function Home({ brand, links }: { brand: Brand; links: SiteLinks }) {
  return (
    <SiteLink to={links.home} className="flex items-center gap-2 py-3">
      <BrandMark brand={brand} />
      <span className="rounded bg-brand-tint px-1.5 py-0.5 font-semibold text-brand-ink text-xs">Beta</span>
      {brand.isHub && (
        <span className="text-ink-muted text-sm max-sm:text-xs max-[21.5rem]:hidden">Platform Hub</span>
      )}
    </SiteLink>
  );
}

/**
 * A landing page has several addresses, so on each of them links scroll to its own sections. On other pages a customer
 * needs no way back to what sells the product.
 */
function listLinks(
  { home, contact, signIn }: SiteLinks,
  { isLanding, isSignedIn }: { isLanding: boolean; isSignedIn: boolean },
) {
  const page = isLanding ? '' : home;
  const sections = [
    { href: `${page}#features`, title: 'Features' },
    { href: `${page}#pricing`, title: 'Pricing' },
  ];
  return [
    ...(isSignedIn && !isLanding ? [] : sections),
    { href: contact, title: 'Contact' },
    ...(isSignedIn ? [] : [{ href: signIn, title: 'Sign In' }]),
  ];
}
