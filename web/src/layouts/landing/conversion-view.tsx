import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { ConversionTracker } from '#web/features/conversion-progress/conversion-tracker.tsx';
import { dashboardStore } from '#web/features/conversion-progress/dashboard-store.ts';
import { IntroOverlay } from '#web/features/conversion-progress/intro-overlay.tsx';
import { BrandMark } from '#web/layouts/site/brand-mark.tsx';

type ConversionViewProps = {
  brand: Brand;
  conversionId: string;
  home: string;
  /** Whether the signup was just submitted. */
  isNew: boolean;
};

/** The progress of a conversion, in place of the landing page; then redirects to the address from the signup. */
export function ConversionView({ brand, conversionId, home, isNew }: ConversionViewProps) {
  const [isIntroduced, setIntroduced] = useState(!isNew);
  const destination = dashboardStore(conversionId).read() ?? `/school/dashboard?platform=${brand.id}`;
  if (!isIntroduced) {
    return (
      <IntroOverlay
        brand={brand}
        conversionId={conversionId}
        mark={<BrandMark brand={brand} />}
        onDone={() => setIntroduced(true)}
      />
    );
  }
  return (
    <ConversionTracker
      conversionId={conversionId}
      destination={destination}
      onReady={() => window.location.assign(destination)}
      onRestart={() => window.location.assign(`${home}#trial-signup`)}
    />
  );
}
