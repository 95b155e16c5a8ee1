import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { api } from '#web/lib/api/api.ts';

/** Starts a real conversion of the brand's sample website; undefined if that fails, so that the simulation runs instead. */
export function useDemoConversion(brand: Brand) {
  const [isStarting, setStarting] = useState(false);
  return {
    isStarting,
    async start(): Promise<string | undefined> {
      setStarting(true);
      try {
        const { id } = await api.conversions.start.call({
          platform: brand.id,
          websiteUrl: brand.demo.siteUrl,
          userEmail: brand.contact.email,
          companyName: brand.demo.siteName,
        });
        return id;
      } catch {
        return undefined;
      } finally {
        setStarting(false);
      }
    },
  };
}
