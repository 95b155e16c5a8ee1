import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { type LetterSubject, letterFields, letterSubjects } from '#shared/domain/mail/customer-letter.ts';
import type { CustomerKind } from '#shared/domain/staff/listed-customer.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { Modal } from '#web/ui/layout/modal.tsx';
import { useMailing } from '../queries.ts';
import type { CustomerView } from './use-customer-view.ts';

type LetterDialogProps = {
  kind: CustomerKind;
  platform: BrandId | undefined;
  view: CustomerView;
  /** How many get it. */
  customers: number;
  onClose: () => void;
};

type Draft = { about: LetterSubject; subject: string; message: string };

const subjectTexts: Record<LetterSubject, string> = {
  news: 'News, which customers can decline',
  trial: 'A reminder about the trial, which customers can decline',
  account: 'Their account or payment, which everybody gets',
};

/** Reminders that staff begin with; every word can be changed. */
const firstDrafts: Record<CustomerKind, Draft> = {
  trial: {
    about: 'trial',
    subject: `Your trial ends on ${letterFields.trialEnd}`,
    message: `The trial of the assistant of ${letterFields.organization} ends on ${letterFields.trialEnd}. Order a plan before that day, and your assistant goes on with everything it knows.`,
  },
  customer: { about: 'news', subject: '', message: '' },
};

/** Writes to everyone whom the list has found, after a confirmation that says how many. */
export function LetterDialog({ kind, platform, view, customers, onClose }: LetterDialogProps) {
  const [draft, setDraft] = useState(firstDrafts[kind]);
  const [isAsked, setAsked] = useState(false);
  const [issues, setIssues] = useState<{ subject?: string; message?: string }>({});
  const { mutate, isPending, error, sent } = useMailing();
  const many = count(customers);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(draft.subject.trim().length < 3 && { subject: 'Please enter a subject' }),
      ...(draft.message.trim().length < 10 && { message: 'Please write at least 10 characters' }),
    };
    setIssues(found);
    if (Object.keys(found).length === 0) setAsked(true);
  };
  const { query, plan, status } = view;
  const send = () =>
    mutate(
      { ...{ kind, platform, query, plan, status }, ...draft, expected: customers },
      {
        onSuccess: (total) => {
          toastStore.show({ title: 'Letters on their way', description: `${count(total)} get yours.` });
          onClose();
        },
      },
    );
  return (
    <Modal
      title={`Write to ${many}`}
      icon={<Mail aria-hidden="true" className="size-5 shrink-0" />}
      description="Everyone whom this list has found, each under the name of their brand."
      onClose={onClose}
    >
      {isAsked ? (
        <div className="mt-4 space-y-4">
          <p>
            Send “{draft.subject}” to {many} by email? Letters cannot be called back.
          </p>
          {isPending && (
            <p role="status">
              {sent.toLocaleString('en-US')} of {customers.toLocaleString('en-US')} written. Keep this page
              open.
            </p>
          )}
          {error && (
            <Callout tone="danger" role="alert">
              {describeFailure(error)} {sent > 0 && 'Sending again continues where it stopped.'}
            </Callout>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" disabled={isPending} onClick={() => setAsked(false)}>
              Back
            </Button>
            <Button disabled={isPending} onClick={send}>
              {isPending ? 'Sending…' : `Send to ${many}`}
            </Button>
          </div>
        </div>
      ) : (
        <LetterForm
          draft={draft}
          issues={issues}
          onDraft={setDraft}
          onCheck={check}
          onClose={onClose}
          isTrial={kind === 'trial'}
        />
      )}
    </Modal>
  );
}

type LetterFormProps = {
  draft: Draft;
  issues: { subject?: string; message?: string };
  isTrial: boolean;
  onDraft: (draft: Draft) => void;
  onCheck: (event: FormEvent) => void;
  onClose: () => void;
};

function LetterForm({ draft, issues, isTrial, onDraft, onCheck, onClose }: LetterFormProps) {
  const fields = isTrial
    ? `${letterFields.organization} and ${letterFields.trialEnd} are`
    : `${letterFields.organization} is`;
  return (
    <form noValidate onSubmit={onCheck} className="mt-4 space-y-4">
      <SelectField
        id="letter-about"
        label="About"
        options={letterSubjects
          .filter((about) => isTrial || about !== 'trial')
          .map((value) => ({ value, label: subjectTexts[value] }))}
        value={draft.about}
        onChange={({ target }) =>
          onDraft({ ...draft, about: letterSubjects.find((one) => one === target.value) ?? draft.about })
        }
      />
      <TextField
        id="letter-subject"
        label="Subject"
        required
        maxLength={120}
        error={issues.subject}
        value={draft.subject}
        onChange={({ target }) => onDraft({ ...draft, subject: target.value })}
      />
      <TextAreaField
        id="letter-message"
        label="Message"
        hint={`${fields} replaced for each customer. The greeting, a link to the dashboard and our address are added.`}
        required
        rows={7}
        maxLength={4000}
        error={issues.message}
        value={draft.message}
        onChange={({ target }) => onDraft({ ...draft, message: target.value })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Continue</Button>
      </div>
    </form>
  );
}

function count(number: number): string {
  return `${number.toLocaleString('en-US')} customer${number === 1 ? '' : 's'}`;
}
