import { type FormEvent, useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { CustomerKind } from '#shared/domain/staff/listed-customer.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Mail } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import {
  countCustomers,
  describeMailing,
  findLetterIssues,
  firstDrafts,
  type LetterIssues,
} from './letter-draft.ts';
import { LetterForm } from './letter-form.tsx';
import { LetterQuestion } from './letter-question.tsx';
import type { CustomerView } from './use-customer-view.ts';
import { useMailing } from './use-mailing.ts';

type LetterDialogProps = {
  kind: CustomerKind;
  platform: BrandId | undefined;
  view: CustomerView;
  /** How many get it. */
  customers: number;
  onClose: () => void;
};

/** Writes to everyone whom the list has found, after a confirmation that says how many and shows the first letter. */
export function LetterDialog({ kind, platform, view, customers, onClose }: LetterDialogProps) {
  const [draft, setDraft] = useState(firstDrafts[kind]);
  const [isAsked, setAsked] = useState(false);
  const [issues, setIssues] = useState<LetterIssues>({});
  const { mutate, isPending, error, written } = useMailing();
  const check = (event: FormEvent) => {
    event.preventDefault();
    const found = findLetterIssues(draft, kind);
    setIssues(found);
    if (Object.keys(found).length === 0) setAsked(true);
  };
  const { query, plan, status } = view;
  const letter = { kind, platform, query, plan, status, ...draft };
  const send = () =>
    mutate(
      { ...letter, expected: customers },
      {
        onSuccess: (counts) => {
          toastStore.show({ title: 'Letters written', description: describeMailing(counts) });
          onClose();
        },
      },
    );
  return (
    <Modal
      title={`Write to ${countCustomers(customers)}`}
      icon={<Mail className="size-5 shrink-0" />}
      description={
        customers === 1
          ? 'Under the name of their brand.'
          : 'Everyone whom this list has found, each under the name of their brand.'
      }
      onClose={onClose}
    >
      {isAsked ? (
        <LetterQuestion
          letter={letter}
          customers={customers}
          mailing={{ isPending, error, written }}
          onBack={() => setAsked(false)}
          onSend={send}
        />
      ) : (
        <LetterForm
          draft={draft}
          issues={issues}
          onDraft={setDraft}
          onCheck={check}
          onClose={onClose}
          kind={kind}
        />
      )}
    </Modal>
  );
}
