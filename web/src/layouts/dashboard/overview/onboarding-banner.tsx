import { Button } from '#web/ui/form/button.tsx';
import { Check, Circle, X } from '#web/ui/icons/icons.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

export type OnboardingStep = {
  title: string;
  isDone: boolean;
  /** Where to do it: a dashboard tab or a page. */
  place: { tab: string } | { path: string };
};

type OnboardingBannerProps = {
  steps: readonly OnboardingStep[];
  onOpen: (tab: string) => void;
  onDismiss: () => void;
};

/** The first steps of a new customer; hidden when all are done or it is dismissed. */
export function OnboardingBanner({ steps, onOpen, onDismiss }: OnboardingBannerProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section
      aria-labelledby="welcome-title"
      className="relative rounded-lg border border-line bg-brand-tint p-6"
    >
      <h2 id="welcome-title" className="pr-10 text-xl">
        Welcome! {done}/{steps.length} done
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        {steps.map(({ title, isDone, place }) => (
          <li key={title} className="flex items-center gap-2">
            {isDone ? (
              <Check className="size-4 text-success-ink" />
            ) : (
              <Circle className="size-4 text-ink-muted" />
            )}
            {isDone ? (
              <span>
                {title}
                <span className="sr-only"> (done)</span>
              </span>
            ) : (
              <StepLink title={title} place={place} onOpen={onOpen} />
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="absolute top-3 right-3"
      >
        <X className="size-5" />
      </Button>
    </section>
  );
}

const linkStyle = 'min-h-9 content-center text-left underline underline-offset-4';

function StepLink({
  title,
  place,
  onOpen,
}: Omit<OnboardingStep, 'isDone'> & Pick<OnboardingBannerProps, 'onOpen'>) {
  if ('path' in place) {
    return (
      <SiteLink to={place.path} className={linkStyle}>
        {title}
      </SiteLink>
    );
  }
  return (
    <button type="button" onClick={() => onOpen(place.tab)} className={linkStyle}>
      {title}
    </button>
  );
}
