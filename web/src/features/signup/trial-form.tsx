import { clsx } from 'clsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Brand } from '#shared/brands/brand.ts';
import type { ChosenPlan } from '#shared/domain/billing/pricing.ts';
import type { SiteLinks } from '#web/lib/site/site-links.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IssueSummary } from '#web/ui/form/issue-summary.tsx';
import { AccountFields } from './account-fields.tsx';
import { ChosenPlanNote } from './chosen-plan-note.tsx';
import { ContactFields } from './contact-fields.tsx';
import { OptionalDetails } from './optional-details.tsx';
import { OrganisationFields } from './organisation-fields.tsx';
import { SignupFailureDialog } from './signup-failure-dialog.tsx';
import { SourceFields } from './source-fields.tsx';
import { useFormTracking } from './use-form-tracking.ts';
import { type TrialForm as Form, useTrialForm } from './use-trial-form.ts';
import { type StartedTrial, useTrialSubmission } from './use-trial-submission.ts';

type TrialFormProps = {
  brand: Brand;
  links: SiteLinks;
  /** Whether the stored draft and browser-specific parts may show. */
  isReady: boolean;
  /** The plan chosen in the pricing section. */
  chosenPlan?: ChosenPlan | undefined;
  onStarted: (trial: StartedTrial) => void;
};

/** The trial signup of document 1 section 5. */
export function TrialForm({ brand, links, isReady, chosenPlan, onStarted }: TrialFormProps) {
  const form = useTrialForm(brand, isReady, chosenPlan);
  const tracker = useFormTracking({ brandId: brand.id, completedFields: form.completedFields, isReady });
  const { submit, isPending, failure, closeFailure } = useTrialSubmission(form, tracker, onStarted);
  const [refusals, setRefusals] = useState(0);
  const rest = useRestOnPhone(form);

  const checkAndSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (rest.isNext()) return rest.openAndGoOn();
    if (form.check().length === 0) submit();
    else setRefusals((count) => count + 1);
  };

  return (
    <form
      noValidate
      onFocus={({ target }) => {
        tracker.focus(target.id);
        if (target.matches('input, select, textarea')) rest.open();
      }}
      onSubmit={checkAndSubmit}
      className="space-y-10 max-sm:flex max-sm:flex-col max-sm:gap-6 max-sm:space-y-0"
      aria-label="Free trial"
    >
      {form.issues.length > 0 && <IssueSummary key={refusals} issues={form.issues} labels={form.labels} />}
      <ChosenPlanNote brand={brand} chosen={form.draft.chosenPlan} />
      <SourceFields form={form} />
      {!rest.isOpen && (
        <Button size="large" onClick={rest.openAndGoOn} className="w-full sm:hidden">
          Continue
        </Button>
      )}
      <div ref={rest.place} className={clsx('space-y-10', !rest.isOpen && 'max-sm:hidden')}>
        <OrganisationFields form={form} />
        <AccountFields form={form} />
        <div className="divide-y divide-line border-line border-y">
          <OptionalDetails form={form} />
          <ContactFields form={form} />
        </div>
        <div>
          <Button type="submit" size="large" disabled={isPending} className="w-full sm:w-auto">
            {isPending ? 'Starting Your Trial...' : 'Start Free Trial'}
          </Button>
          <p className="mt-3 text-ink-muted text-sm">
            Fields marked with * are required. No credit card, and nothing to cancel if you decide against it.
          </p>
          <Terms links={links} />
        </div>
      </div>
      {failure && (
        <SignupFailureDialog failure={failure} brand={brand} onRetry={submit} onClose={closeFailure} />
      )}
    </form>
  );
}

/** A phone shows the rest of the form once somebody has begun it. */
function useRestOnPhone({ completedFields, issues, draft }: Form) {
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  return {
    place,
    isOpen: isAsked || completedFields.length > 0 || issues.length > 0 || draft.sourceType === 'no-website',
    open: () => setAsked(true),
    /** "Go" on a phone's keyboard while nothing stands in the rest. */
    isNext() {
      const isPhone = matchMedia('(max-width: 639px)').matches;
      const typed = place.current?.querySelectorAll<HTMLInputElement>('input:not([type=radio])') ?? [];
      const isEmpty = [...typed].every(({ value }) => value === '');
      return isPhone && isEmpty && document.activeElement instanceof HTMLInputElement;
    },
    openAndGoOn() {
      flushSync(() => setAsked(true));
      place.current?.querySelector<HTMLElement>('input, select')?.focus();
    },
  };
}

/** In a new tab, because the form does not keep its password. */
function Terms({ links }: { links: SiteLinks }) {
  const link = (document: string, title: string) => (
    <a href={links.legal(document)} target="_blank" rel="noopener" className="underline underline-offset-4">
      {title}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
  return (
    <p className="mt-2 text-ink-muted text-sm">
      By starting the trial you accept our {link('terms', 'terms of service')} and{' '}
      {link('privacy', 'privacy policy')}.
    </p>
  );
}
