import { type FormEvent, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { ChosenPlan } from '#shared/domain/pricing.ts';
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
import { useTrialForm } from './use-trial-form.ts';
import { type StartedTrial, useTrialSubmission } from './use-trial-submission.ts';

type TrialFormProps = {
  brand: Brand;
  /** Whether the stored draft and browser-specific parts may show. */
  isReady: boolean;
  /** The plan chosen in the pricing section. */
  chosenPlan?: ChosenPlan | undefined;
  onStarted: (trial: StartedTrial) => void;
};

/** The trial signup of document 1 section 5. */
export function TrialForm({ brand, isReady, chosenPlan, onStarted }: TrialFormProps) {
  const form = useTrialForm(brand, isReady, chosenPlan);
  const tracker = useFormTracking({ brandId: brand.id, completedFields: form.completedFields, isReady });
  const { submit, isPending, failure, closeFailure } = useTrialSubmission(form, tracker, onStarted);
  const [refusals, setRefusals] = useState(0);

  const checkAndSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check().length === 0) submit();
    else setRefusals((count) => count + 1);
  };

  return (
    <form
      noValidate
      onFocus={({ target }) => tracker.focus(target.id)}
      onSubmit={checkAndSubmit}
      className="space-y-10"
      aria-label="Free trial"
    >
      {form.issues.length > 0 && <IssueSummary key={refusals} issues={form.issues} labels={form.labels} />}
      <ChosenPlanNote brand={brand} chosen={form.draft.chosenPlan} />
      <SourceFields form={form} />
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
      </div>
      {failure && (
        <SignupFailureDialog failure={failure} brand={brand} onRetry={submit} onClose={closeFailure} />
      )}
    </form>
  );
}
