import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import type { InvoicePreview } from '#shared/domain/billing/school-invoice.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FilePlus, Mail } from '#web/ui/icons/icons.ts';
import { Question } from '#web/ui/layout/question.tsx';
import { generateInvoices, previewInvoices, sendReminders } from './bill-schools.ts';

/** Document 2 section 5, word for word. */
const question =
  'Generate invoices for all schools for the new fiscal year? This will create invoices for all active customers.';

const nothingToGenerate = 'Every school already has its invoices.';

/** Generate Invoices and Send Reminders: each asks first, and says what it did. */
export function BillingActions({ scope }: { scope: { platform?: BrandId } }) {
  const [asked, setAsked] = useState<'generate' | 'remind'>();
  const previewing = useMutation({ mutationFn: () => previewInvoices(scope) });
  const generating = useMutation({
    ...staffApi.schoolBilling.generateInvoices.mutation(),
    mutationFn: () => generateInvoices(scope),
  });
  const counting = useMutation({ mutationFn: () => staffApi.schoolBilling.countReminders.call(scope) });
  const reminding = useMutation({
    ...staffApi.schoolBilling.sendReminders.mutation(),
    mutationFn: () => sendReminders(scope),
  });
  const isBusy = [previewing, generating, counting, reminding].some(({ isPending }) => isPending);
  const failure = previewing.error ?? generating.error ?? counting.error ?? reminding.error;
  const forget = () => {
    for (const call of [previewing, generating, counting, reminding]) call.reset();
  };
  const askToGenerate = () => {
    forget();
    previewing.mutate(undefined, { onSuccess: (years) => years.length > 0 && setAsked('generate') });
  };
  const generate = () => {
    setAsked(undefined);
    generating.mutate(undefined);
  };
  const askToRemind = () => {
    forget();
    counting.mutate(undefined, {
      onSuccess: (due) => {
        if (due.pending + due.overdue > 0) setAsked('remind');
      },
    });
  };
  const remind = () => {
    setAsked(undefined);
    reminding.mutate(undefined);
  };
  const due = counting.data;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button disabled={isBusy} onClick={askToGenerate}>
        {generating.isPending ? 'Generating...' : 'Generate Invoices'}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={askToRemind}>
        {reminding.isPending ? 'Sending...' : 'Send Reminders'}
      </Button>
      <p role="status" className="basis-full text-sm empty:sr-only">
        {previewing.data?.length === 0 && nothingToGenerate}
        {generating.data && describeGeneration(generating.data)}
        {due && due.pending + due.overdue === 0 && 'No reminders are due today.'}
        {reminding.data && describeReminders(reminding.data)}
        {failure && describeFailure(failure)}
      </p>
      {asked === 'generate' && previewing.data && (
        <Question
          title="Generate Invoices"
          icon={<FilePlus className="size-5" />}
          description={question}
          confirmLabel="Generate"
          onConfirm={generate}
          onClose={() => setAsked(undefined)}
        >
          <ul className="mt-4 space-y-1 font-semibold">
            {previewing.data.map(describePreview).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-3 text-ink-muted">
            Nothing is mailed: press Email Invoice at each one. A school that has its invoice gets a note when
            its plan has changed since; one without an order by invoice gets nothing.
          </p>
        </Question>
      )}
      {asked === 'remind' && due && (
        <Question
          title="Send Reminders"
          icon={<Mail className="size-5" />}
          description={`Send ${count(due.pending + due.overdue, 'reminder')} by email: ${due.pending} pending, ${due.overdue} overdue? Each invoice gets at most one a day.`}
          confirmLabel={`Send ${count(due.pending + due.overdue, 'reminder')}`}
          onConfirm={remind}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

/** `Fiscal year 2026-2027: invoices for 2 schools, 1 note, $945.00 in total`. */
function describePreview({ fiscalYear, invoices, notes, amount }: InvoicePreview): string {
  const parts = [
    invoices > 0 && `invoices for ${count(invoices, 'school')}`,
    notes > 0 && sayNotes(notes),
    `${formatCents(amount)} in total`,
  ];
  return `Fiscal year ${fiscalYear}: ${parts.filter(Boolean).join(', ')}`;
}

function describeGeneration({ invoices, notes }: { invoices: number; notes: number }): string {
  if (invoices + notes === 0) return nothingToGenerate;
  const written = [invoices > 0 && count(invoices, 'invoice'), notes > 0 && sayNotes(notes)];
  return `${written.filter(Boolean).join(' and ')} written.`;
}

function describeReminders({ pending, overdue }: { pending: number; overdue: number }): string {
  if (pending + overdue === 0) return 'No reminders are due today.';
  return `${count(pending + overdue, 'reminder')} sent: ${pending} pending, ${overdue} overdue.`;
}

/** A debit or credit note settles the difference of a changed plan. */
const sayNotes = (notes: number) => `${count(notes, 'note')} for changed plans`;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
