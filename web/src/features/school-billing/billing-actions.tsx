import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Modal } from '#web/ui/layout/modal.tsx';
import { useInvoiceGeneration, useReminders } from './queries.ts';

/** Document 2 section 5, word for word. */
const question =
  'Generate invoices for all schools for the new fiscal year? This will create invoices for all active customers.';

/** Generate Invoices and Send Reminders, with their results. */
export function BillingActions({ scope }: { scope: { platform?: BrandId } }) {
  const [isConfirming, setConfirming] = useState(false);
  const generating = useInvoiceGeneration(scope);
  const reminding = useReminders(scope);
  const isBusy = generating.isPending || reminding.isPending;
  const failure = generating.error ?? reminding.error;
  const generate = () => {
    setConfirming(false);
    reminding.reset();
    generating.mutate(undefined);
  };
  const remind = () => {
    generating.reset();
    reminding.mutate(undefined);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button disabled={isBusy} onClick={() => setConfirming(true)}>
        {generating.isPending ? 'Generating...' : 'Generate Invoices'}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={remind}>
        Send Reminders
      </Button>
      <p role="status" className="basis-full text-sm empty:sr-only">
        {generating.data && describeGeneration(generating.data)}
        {reminding.data && describeReminders(reminding.data)}
        {failure && describeFailure(failure)}
      </p>
      {isConfirming && (
        <Modal
          title="Generate Invoices"
          icon={<FilePlus aria-hidden="true" className="size-5" />}
          description={question}
          onClose={() => setConfirming(false)}
        >
          <div className="mt-6 flex justify-end gap-3">
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              Cancel
            </Button>
            <Button onClick={generate}>Generate</Button>
          </div>
        </Modal>
      )}
    </div>
  );
}

function describeGeneration({ invoices, notes }: { invoices: number; notes: number }): string {
  if (invoices + notes === 0) return 'Every school already has its invoices.';
  return `${count(invoices, 'invoice')} and ${count(notes, 'note')} written.`;
}

function describeReminders({ pending, overdue }: { pending: number; overdue: number }): string {
  if (pending + overdue === 0) return 'No reminders are due today.';
  return `${count(pending + overdue, 'reminder')} sent: ${pending} pending, ${overdue} overdue.`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
