import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { pendingSignIn } from '#web/lib/sign-in/pending-sign-in.ts';
import { classifySignupFailure, type SignupFailure } from './classify-signup-failure.ts';
import type { makeFormTracker } from './form-tracker.ts';
import { reportSignupFailure } from './report-signup-failure.ts';
import { signInNewOwner } from './sign-in-new-owner.ts';
import { makeSignupInput } from './signup-draft.ts';
import type { TrialForm } from './use-trial-form.ts';

/** A longer signup is reported as timed out; its idempotency key makes a retry safe. */
const signupTimeoutMilliseconds = 30_000;

export type StartedTrial = { conversionId: string; dashboardUrl: string };

/** Submits the form once, however often it is clicked. */
export function useTrialSubmission(
  form: TrialForm,
  tracker: Pick<ReturnType<typeof makeFormTracker>, 'succeed' | 'fail'>,
  onStarted: (trial: StartedTrial) => void,
) {
  const [failure, setFailure] = useState<SignupFailure>();
  const isSubmitting = useRef(false);

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const documents = form.draft.sourceType === 'no-website' ? await form.uploads.settle() : [];
      const input = makeSignupInput(
        { ...form.draft, documents },
        { brandId: form.brand.id, password: form.password, now: new Date() },
      );
      const trial = await api.signup.createTrial.call(input, AbortSignal.timeout(signupTimeoutMilliseconds));
      // Not awaited: building the assistant takes longer anyway.
      void pendingSignIn.announce(signInNewOwner(form.draft.values['adminContact.email'], form.password));
      return trial;
    },
    onSuccess: ({ conversionId, dashboardUrl }) => {
      form.forget();
      void tracker.succeed();
      onStarted({ conversionId, dashboardUrl });
    },
    onError: (error) => {
      tracker.fail(error.name);
      if (error instanceof AppError) form.setIssues(error.issues);
      const classified = classifySignupFailure({
        error,
        hasDocuments: form.draft.sourceType === 'no-website',
        describeField: (field) => form.labels[field] ?? field,
      });
      if (classified?.kind === 'unexpected') void reportSignupFailure(error);
      setFailure(classified);
    },
    onSettled: () => {
      isSubmitting.current = false;
    },
  });

  const submit = () => {
    // A second click may come before the render that disables the button.
    if (isSubmitting.current) return;
    setFailure(undefined);
    isSubmitting.current = true;
    mutate();
  };

  return { submit, isPending, failure, closeFailure: () => setFailure(undefined) };
}
