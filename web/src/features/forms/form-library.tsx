import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Form } from '#shared/contract/forms.ts';
import { formMessages } from '#shared/domain/forms/form.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FileText, Trash2 } from '#web/ui/icons/icons.ts';
import { Question } from '#web/ui/layout/question.tsx';
import { FormCard } from './form-card.tsx';
import { useFormsCalls } from './forms-calls.ts';
import { SubmissionsDialog } from './submissions-dialog.tsx';

type FormLibraryProps = { forms: Form[]; onCreate: () => void; onEdit: (form: Form) => void };

/** All forms with their counts and actions. */
export function FormLibrary({ forms, onCreate, onEdit }: FormLibraryProps) {
  const [shown, setShown] = useState<Form>();
  const [removed, setRemoved] = useState<Form>();
  const removal = useMutation(useFormsCalls().remove.mutation());
  const remove = ({ id }: Form) =>
    removal.mutate(
      { formId: id },
      {
        onError: (error) =>
          toastStore.show({
            title: 'Deletion Failed',
            description: describeFailure(error),
            variant: 'destructive',
          }),
        onSettled: () => setRemoved(undefined),
      },
    );
  if (forms.length === 0) return <NoForms onCreate={onCreate} />;
  return (
    <>
      <ul aria-label="Forms" className="grid gap-4 lg:grid-cols-2">
        {forms.map((form) => (
          <FormCard
            key={form.id}
            form={form}
            onShow={() => setShown(form)}
            onEdit={() => onEdit(form)}
            onRemove={() => setRemoved(form)}
          />
        ))}
      </ul>
      {shown && <SubmissionsDialog form={shown} onClose={() => setShown(undefined)} />}
      {removed && (
        <Question
          title="Delete this form?"
          icon={<Trash2 className="size-6" />}
          description={`“${removed.name}” and all its submissions will be deleted.`}
          confirmLabel="Delete form"
          isDanger
          isDisabled={removal.isPending}
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

function NoForms({ onCreate }: Pick<FormLibraryProps, 'onCreate'>) {
  return (
    <div className="rounded-lg border border-line border-dashed p-8 text-center">
      <FileText className="mx-auto size-8 text-ink-muted" />
      <h2 className="mt-3 text-xl">{formMessages.noForms}</h2>
      <EditorsOnly>
        <p className="mt-1 text-ink-muted">
          Add a form, and your assistant offers it to visitors whose question it answers.
        </p>
        <Button className="mt-4" onClick={onCreate} label="Add a form" />
      </EditorsOnly>
    </div>
  );
}
