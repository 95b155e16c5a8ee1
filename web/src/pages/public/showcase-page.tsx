import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { PlatformComparison } from '#web/features/showcase/platform-comparison.tsx';
import { PlatformTabs } from '#web/features/showcase/platform-tabs.tsx';
import { TrialStartModal } from '#web/features/showcase/trial-start-modal.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { FigureNote } from '#web/ui/data/figure-note.tsx';

/** Document 2 section 2.3. */
export function ShowcasePage({ brand, links }: PageProps) {
  const [chosen, setChosen] = useState<Brand>();
  const editions = Object.values(brands);
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width py-14">
        <h1 className="text-display">The platform at work</h1>
        <p className="mt-5 max-w-2xl text-ink-muted text-lead">
          What visitors ask in each industry, and what they are told. The organizations are invented; the
          behavior is not.
        </p>
        <PlatformTabs brands={editions} first={brand} onTry={setChosen} />
        <PlatformComparison brands={editions} />
        <FigureNote />
      </div>
      {chosen && <TrialStartModal brand={chosen} onClose={() => setChosen(undefined)} />}
    </PublicLayout>
  );
}
