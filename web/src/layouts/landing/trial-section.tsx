import type { Brand } from '#shared/brands/brand.ts';
import type { ChosenPlan } from '#shared/domain/billing/pricing.ts';
import { DataSafety } from '#web/features/landing/data-safety.tsx';
import { NextSteps } from '#web/features/landing/next-steps.tsx';
import type { SiteLinks } from '#web/lib/site/site-links.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { deferUntilVisible } from '#web/ui/layout/defer-until-visible.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { PhoneFold } from '#web/ui/layout/phone-fold.tsx';

const formId = 'trial-form';
const TrialIsland = deferUntilVisible(formId, async () => (await import('./trial-island.tsx')).TrialIsland);

type TrialSectionProps = {
  brand: Brand;
  links: SiteLinks;
  chosenPlan: ChosenPlan | undefined;
  onStarted: (conversionId: string) => void;
};

export function TrialSection({ brand, links, chosenPlan, onStarted }: TrialSectionProps) {
  return (
    <section
      id="trial-signup"
      aria-labelledby="trial-title"
      className="section-gap border-line border-t bg-sunken"
    >
      <div className="page-width">
        <h2 id="trial-title" className="text-title">
          Start your free trial
        </h2>
        <div className="mt-4 grid grid-cols-1 gap-x-16 gap-y-4 sm:mt-8 sm:gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div id={formId} className="sm:min-h-96">
            <LoadBoundary fallback={<Spinner label="Loading the form…" />}>
              <TrialIsland brand={brand} links={links} chosenPlan={chosenPlan} onStarted={onStarted} />
            </LoadBoundary>
          </div>
          <aside aria-label="What happens next" className="lg:sticky lg:top-24 lg:self-start">
            <PhoneFold title="What happens next">
              <NextSteps />
              <DataSafety links={links} />
            </PhoneFold>
            <noscript>
              <p className="mt-8 font-semibold">
                The form needs JavaScript. Without it, write to {brand.contact.email} or call{' '}
                {brand.contact.phone}.
              </p>
            </noscript>
          </aside>
        </div>
      </div>
    </section>
  );
}
