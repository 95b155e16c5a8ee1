import { type ReactNode, useState } from 'react';
import { findOpenableAddress } from '#web/lib/site/openable-address.ts';
import { runtimeConfig } from '#web/lib/site/runtime-config.ts';

type SiteLogoProps = {
  url: string | undefined;
  fallback?: ReactNode;
  /** Its greatest size. */
  className?: string | undefined;
  /** Called when the logo is so wide that it holds the name. */
  onWordmark?: () => void;
};

/** Logos this many times as wide as high are written names. */
const wordmarkRatio = 2.2;

/** The organisation's logo, or `fallback` if missing or broken. */
export function SiteLogo({ url, fallback = null, className = 'h-10 max-w-40', onWordmark }: SiteLogoProps) {
  const [isBroken, setBroken] = useState(false);
  const address = isUploaded(url) ? url : findOpenableAddress(url, runtimeConfig.siteAddresses);
  if (!address || isBroken) return fallback;
  return (
    <img
      src={address}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalWidth > naturalHeight * wordmarkRatio) onWordmark?.();
      }}
      className={`shrink-0 rounded bg-white object-contain p-0.5 ${className}`}
    />
  );
}

/** Uploaded logos are served on the page's own host. */
const isUploaded = (url: string | undefined): boolean => url?.startsWith('/api/') ?? false;
