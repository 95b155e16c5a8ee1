import { type ReactNode, useState } from 'react';
import { findOpenableAddress } from '#web/lib/site/openable-address.ts';
import { runtimeConfig } from '#web/lib/site/runtime-config.ts';

type SiteLogoProps = { url: string | undefined; fallback?: ReactNode };

/** The organisation's logo, or `fallback` if missing or broken. */
export function SiteLogo({ url, fallback = null }: SiteLogoProps) {
  const [isBroken, setBroken] = useState(false);
  const address = findOpenableAddress(url, runtimeConfig.siteAddresses);
  if (!address || isBroken) return fallback;
  return (
    <img
      src={address}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      className="h-10 max-w-32 shrink-0 rounded bg-white object-contain p-0.5"
    />
  );
}
