import { useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { countCustomers, describeRecipients } from './letter-draft.ts';

type LetterQuestionProps = {
  letter: Omit<Parameters<Client['superadmin']['previewLetter']>[0], 'sendsToMe'>;
  customers: number;
  mailing: { isPending: boolean; error: Error | null; written: number };
  onBack: () => void;
  onSend: () => void;
};

/** The last question before a letter goes to many, with the letter as the first of them gets it. */
export function LetterQuestion({ letter, customers, mailing, onBack, onSend }: LetterQuestionProps) {
  const { isPending, error, written } = mailing;
  const preview = useQuery({ ...staffApi.superadmin.previewLetter.query(letter), meta: { isQuiet: true } });
  const trial = useMutation(staffApi.superadmin.previewLetter.mutation({ isQuiet: true }));
  const many = countCustomers(customers - (preview.data?.recipients.leftOut ?? 0));
  const failure = error ?? preview.error ?? trial.error;
  return (
    <div className="mt-4 space-y-4">
      <p>Send this letter to {many} by email? Letters cannot be called back.</p>
      {preview.data ? (
        <section aria-labelledby="letter-preview" className="rounded-md border border-line p-4 text-sm">
          <h3 id="letter-preview" className="text-ink-muted">
            As {preview.data.organisation} gets it
            {preview.data.isWaiting && ', once the address is confirmed'}
          </h3>
          <p className="mt-2 break-words font-semibold">{preview.data.subject}</p>
          <p className="mt-2 max-h-72 overflow-y-auto whitespace-pre-wrap break-words">{preview.data.text}</p>
        </section>
      ) : (
        !preview.error && <Spinner label="Writing the first letter…" />
      )}
      {preview.data && (
        <p className="text-ink-muted text-sm">{describeRecipients(preview.data.recipients, customers)}</p>
      )}
      {isPending && (
        <p role="status">
          {written.toLocaleString('en-US')} of {customers.toLocaleString('en-US')} written. Keep this page
          open.
        </p>
      )}
      {trial.data && <p role="status">A test was sent to {trial.data.sentTo}.</p>}
      {failure && (
        <Callout tone="danger" role="alert">
          {describeFailure(failure)} {error && written > 0 && 'Sending again continues where it stopped.'}
        </Callout>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={isPending} onClick={onBack} label="Back" />
        <Button
          variant="secondary"
          disabled={isPending || trial.isPending}
          onClick={() => trial.mutate({ ...letter, sendsToMe: true })}
          label={trial.isPending ? 'Sending…' : 'Send a test to me'}
        />
        <Button disabled={isPending || !preview.data} onClick={onSend}>
          {isPending ? 'Sending…' : `Send to ${many}`}
        </Button>
      </div>
    </div>
  );
}
