import { useSearchParams } from 'wouter';
import { conversionIdSchema } from '#shared/domain/conversion-id.ts';
import { FeatureList } from '#web/features/brand-landing/feature-list.tsx';
import { Hero } from '#web/features/brand-landing/hero.tsx';
import { NextSteps } from '#web/features/brand-landing/next-steps.tsx';
import { ConversionTracker } from '#web/features/conversion-progress/conversion-tracker.tsx';
import { TrialForm } from '#web/features/signup/trial-form.tsx';
import { PublicLayout } from '#web/layouts/public-layout.tsx';
import { showTrialForm } from '#web/layouts/show-trial-form.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { dashboardStore } from './dashboard-store.ts';
import type { PageProps } from './page.ts';

const sections = [
  { id: 'features', title: 'Features' },
  { id: 'trial-signup', title: 'Free trial' },
];

/** A brand's landing page; with `?conversion=` the progress of that conversion instead. */
export function LandingPage({ brand, home }: PageProps) {
  const [search, setSearch] = useSearchParams();
  const conversionId = conversionIdSchema.safeParse(search.get('conversion')).data;
  usePageTitle(`${brand.name}: ${brand.tagline}`);

  if (conversionId) {
    const destination = dashboardStore(conversionId).read() ?? `/gptsite/${conversionId}`;
    return (
      <PublicLayout brand={brand} home={home}>
        <ConversionTracker
          conversionId={conversionId}
          destination={destination}
          onReady={() => window.location.assign(destination)}
          onRestart={() => window.location.assign(`${home}#trial-signup`)}
        />
      </PublicLayout>
    );
  }
  return (
    <PublicLayout brand={brand} home={home} sections={sections}>
      <Hero brand={brand} onTry={showTrialForm} />
      <FeatureList brand={brand} />
      <section id="trial-signup" aria-labelledby="trial-title" className="page-width py-14">
        <h2 id="trial-title" className="text-title">
          Start your free trial
        </h2>
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <TrialForm
            brand={brand}
            onStarted={(trial) => {
              dashboardStore(trial.conversionId).write(trial.dashboardUrl);
              setSearch({ conversion: trial.conversionId });
              window.scrollTo(0, 0);
            }}
          />
          <aside aria-label="What happens next" className="lg:sticky lg:top-24 lg:self-start">
            <NextSteps />
          </aside>
        </div>
      </section>
    </PublicLayout>
  );
}
