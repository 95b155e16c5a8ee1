import { type FormEvent, useState } from 'react';
import type { Client } from '#shared/client.ts';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { AppError } from '#shared/errors.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { useKnowledgeCall } from '../queries.ts';
import { uploadFailed } from './uploads.ts';

type Area = Client['knowledgeBase'];

export type AdditionProps = { conversionId: string; onAdded: () => void };

type Addition = {
  /** Returns what is wrong with the input; nothing is sent then. */
  findProblem: () => string | undefined;
  /** Takes the focus when the input is wrong. */
  fieldId: string;
  send: (area: Area) => Promise<{ item: KnowledgeItem } | undefined>;
};

/** Content that cannot be read yet is saved, with a note of what is missing. */
function describeAdded(item: KnowledgeItem | undefined): Parameters<typeof toastStore.show>[0] {
  if (item?.status === 'error' && item.reason)
    return { title: 'Added, but not yet read', description: item.reason, variant: 'destructive' };
  return {
    title: 'Upload Successful',
    description: 'Content added to knowledge base and being processed.',
  };
}

/** Submits one form of Add Content, with the texts of the specification. */
export function useAddition({ conversionId, onAdded }: AdditionProps, addition: Addition) {
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useKnowledgeCall(conversionId, (area, _input: undefined) =>
    addition.send(area),
  );
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
