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

/** One next step of a new customer, and those after it in a line; hidden when all are done or it is dismissed. */
export function OnboardingBanner({ steps, onOpen, onDismiss }: OnboardingBannerProps) {
  const open = steps.filter(({ isDone }) => !isDone);
  const [next = open[0], ...later] = open.filter(({ tab }) => tab);
  if (!next) return null;
  return (
    <section
      aria-labelledby="welcome-title"
      className="relative flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-lg border border-line bg-brand-tint py-4 ps-5 pe-14"
    >
      <h2 id="welcome-title" className="text-lg">
        Welcome! {steps.length - open.length}/{steps.length} done
      </h2>
      <p>
        Next: <StepLink {...next} onOpen={onOpen} className="font-semibold" />
      </p>
      {later.length > 0 && (
        <ul aria-label="Then" className="flex flex-wrap gap-x-4 text-sm">
          {later.map((step) => (
            <li key={step.title}>
              <StepLink {...step} onOpen={onOpen} className="text-ink-muted" />
            </li>
          ))}
        </ul>
      )}
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

type StepLinkProps = Omit<OnboardingStep, 'isDone'> &
  Pick<OnboardingBannerProps, 'onOpen'> & { className: string };

function StepLink({ title, tab, onOpen, className }: StepLinkProps) {
  if (!tab) return title;
  return (
    <button
      type="button"
      onClick={() => onOpen(tab)}
      className={`min-h-9 content-center text-left underline underline-offset-4 ${className}`}
    >
      {title}
    </button>
  );
}
