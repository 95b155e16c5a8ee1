import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { uploadFailed } from './uploads.ts';

export type AdditionProps = { conversionId: string; onAdded: () => void };

type Addition = {
  /** Returns what is wrong with the input; nothing is sent then. */
  findProblem: () => string | undefined;
  /** Takes the focus when the input is wrong. */
  fieldId: string;
  send: () => Promise<{ item: KnowledgeItem } | undefined>;
};

/** Content that cannot be read yet is saved, with a note of what is missing. */
function describeAdded(item: KnowledgeItem | undefined): Parameters<typeof toastStore.show>[0] {
  if (item?.status === 'error' && item.reason)
    return { title: 'Added, but not yet read', description: item.reason, variant: 'destructive' };
  return { title: 'Upload Successful', description: 'Content added to knowledge base and being processed.' };
}

/** Submits one form of Add Content, with the texts of the specification. */
export function useAddition({ onAdded }: AdditionProps, addition: Addition) {
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    ...api.knowledgeBase.upload.mutation(),
    mutationFn: (_input: undefined) => addition.send(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = addition.findProblem();
    setProblem(found);
    if (found) return document.getElementById(addition.fieldId)?.focus();
    mutate(undefined, {
      onSuccess: (added) => {
        toastStore.show(describeAdded(added?.item));
        onAdded();
      },
      onError: (error) => {
        const description = error instanceof AppError ? error.message : uploadFailed;
        setProblem(description);
        toastStore.show({ title: 'Upload Failed', description, variant: 'destructive' });
      },
    });
  };
  return { submit, problem, isPending };
}
