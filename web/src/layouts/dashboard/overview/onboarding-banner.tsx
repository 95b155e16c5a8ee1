import { Button } from '#web/ui/form/button.tsx';
import { X } from '#web/ui/icons/icons.ts';

export type OnboardingStep = {
  title: string;
  isDone: boolean;
  /** Where to do it; absent for what the overview itself offers. */
  tab?: string;
};

type OnboardingBannerProps = {
  steps: readonly OnboardingStep[];
  onOpen: (tab: string) => void;
  onDismiss: () => void;
};

/** The one next step of a new customer; hidden when all are done or it is dismissed. */
export function OnboardingBanner({ steps, onOpen, onDismiss }: OnboardingBannerProps) {
  const open = steps.filter(({ isDone }) => !isDone);
  const { title, tab } = open.find((step) => step.tab) ?? open[0] ?? {};
  if (!title) return null;
  return (
    <section
      aria-labelledby="welcome-title"
      className="relative flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-lg border border-line bg-brand-tint py-4 ps-5 pe-14"
    >
      <h2 id="welcome-title" className="text-lg">
        Welcome! {steps.length - open.length}/{steps.length} done
      </h2>
      <p>
        Next:{' '}
        {tab ? (
          <button
            type="button"
            onClick={() => onOpen(tab)}
            className="min-h-9 content-center text-left font-semibold underline underline-offset-4"
          >
            {title}
          </button>
        ) : (
          title
        )}
      </p>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="absolute top-2 right-2"
      >
        <X className="size-5" />
      </Button>
    </section>
  );
}
