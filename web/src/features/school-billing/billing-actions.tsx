import { FilePlus, Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Modal } from '#web/ui/layout/modal.tsx';
import { useInvoiceGeneration, useReminderCount, useReminders } from './queries.ts';

/** Document 2 section 5, word for word. */
const question =
  'Generate invoices for all schools for the new fiscal year? This will create invoices for all active customers.';

/** Generate Invoices and Send Reminders: each asks first, and says what it did. */
export function BillingActions({ scope }: { scope: { platform?: BrandId } }) {
  const [asked, setAsked] = useState<'generate' | 'remind'>();
  const generating = useInvoiceGeneration(scope);
  const counting = useReminderCount(scope);
  const reminding = useReminders(scope);
  const isBusy = [generating, counting, reminding].some(({ isPending }) => isPending);
  const failure = generating.error ?? counting.error ?? reminding.error;
  const forget = () => {
    for (const call of [generating, counting, reminding]) call.reset();
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
      <Button
        disabled={isBusy}
        onClick={() => {
          forget();
          setAsked('generate');
        }}
      >
        {generating.isPending ? 'Generating...' : 'Generate Invoices'}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={askToRemind}>
        {reminding.isPending ? 'Sending...' : 'Send Reminders'}
      </Button>
      <p role="status" className="basis-full text-sm empty:sr-only">
        {generating.data && describeGeneration(generating.data)}
        {due && due.pending + due.overdue === 0 && 'No reminders are due today.'}
        {reminding.data && describeReminders(reminding.data)}
        {failure && describeFailure(failure)}
      </p>
      {asked === 'generate' && (
        <Question
          title="Generate Invoices"
          icon={<FilePlus aria-hidden="true" className="size-5" />}
          text={question}
          note="Nothing is mailed: press Email Invoice at each one. Schools that already have theirs, and those without an order by invoice, get none."
          confirmLabel="Generate"
          onConfirm={generate}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'remind' && due && (
        <Question
          title="Send Reminders"
          icon={<Mail aria-hidden="true" className="size-5" />}
          text={`Send ${count(due.pending + due.overdue, 'reminder')} by email: ${due.pending} pending, ${due.overdue} overdue? Each invoice gets at most one a day.`}
          confirmLabel={`Send ${count(due.pending + due.overdue, 'reminder')}`}
          onConfirm={remind}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

type QuestionProps = {
  title: string;
  icon: ReactNode;
  text: string;
  note?: string;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
};

function Question({ title, icon, text, note, confirmLabel, onConfirm, onClose }: QuestionProps) {
  return (
    <Modal title={title} icon={icon} description={text} onClose={onClose}>
      {note && <p className="mt-3 text-ink-muted">{note}</p>}
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
      </div>
    </Modal>
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
