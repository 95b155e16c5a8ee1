import type { ReactNode } from 'react';
import { findOpenableAddress } from '#web/lib/site/openable-address.ts';
import { runtimeConfig } from '#web/lib/site/runtime-config.ts';
import { ExternalLink } from '../icons/icons.ts';

/** An external link that opens in a new tab; plain text unless the address is http(s). */
export function OutsideLink({
  href,
  className,
  newTabHint = '(opens in a new tab)',
  children,
}: {
  href: string | null;
  className?: string;
  newTabHint?: string;
  children: ReactNode;
}) {
  const address = findOpenableAddress(href, runtimeConfig.siteAddresses);
  if (!address) return children;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ExternalLink className="ms-1 inline size-3.5 align-baseline" />
      <span className="sr-only"> {newTabHint}</span>
    </a>
  );
}
