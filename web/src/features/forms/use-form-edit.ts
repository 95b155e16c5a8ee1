import { useQueryClient } from '@tanstack/react-query';
import { type Form, formSchema } from '#shared/contract/forms.ts';
import type { FormWorkflow } from '#shared/domain/forms/form.ts';
import type { FormField } from '#shared/domain/forms/form-fields.ts';
import { openDraftStore } from '#web/lib/drafts/draft-store.ts';
import type { Edits } from '#web/lib/drafts/edits.ts';
import { useVersionedForm } from '#web/lib/drafts/use-versioned-form.ts';
import { useFormsCalls } from './forms-calls.ts';

type Definition = { name: string; description: string; fields: FormField[]; url: string | null };
/** As entered: an address a line. */
type Workflow = Omit<FormWorkflow, 'notifications' | 'routing' | 'integrations'> &
  FormWorkflow['routing'] & { notifications: string };

const definitions = openDraftStore<Edits<Definition>>();
const workflows = openDraftStore<Edits<Workflow>>();

/** Edits what a form asks for. */
export function useDefinitionForm(form: Form) {
  const { save, adopt } = useFormSave(form.conversionId);
  return useVersionedForm<Form, Definition>({
    ...{ drafts: definitions, key: form.id, stored: form, schema: formSchema, adopt },
    read: ({ name, description, fields, url }) => ({ name, description, fields, url }),
    save: (stored, definition) => save({ ...stored, ...definition }),
  });
}

/** Edits who is told of a form's submissions. */
export function useWorkflowForm(form: Form) {
  const { save, adopt } = useFormSave(form.conversionId);
  return useVersionedForm<Form, Workflow>({
    ...{ drafts: workflows, key: form.id, stored: form, schema: formSchema, adopt },
    read: ({ workflow: { notifications, autoReply, routing } }) => ({
      ...{ notifications: notifications.join('\n'), autoReply },
      ...routing,
    }),
    save: (stored, { notifications, autoReply, department, priority }) =>
      save({
        ...stored,
        workflow: {
          ...stored.workflow,
          notifications: splitAddresses(notifications),
          autoReply,
          routing: { department, priority },
        },
      }),
  });
}

export const splitAddresses = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

function useFormSave(conversionId: string) {
  const queries = useQueryClient();
  const calls = useFormsCalls();
  return {
    save: ({ id: formId, name, description, fields, url, workflow, version }: Form) =>
      calls.update.call({ formId, name, description, fields, url, workflow, version }),
    adopt: (stored: Form) => {
      const { queryKey } = calls.list.query({ conversionId });
      queries.setQueryData(
        queryKey,
        (list) => list && { forms: list.forms.map((form) => (form.id === stored.id ? stored : form)) },
      );
      void queries.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
    },
  };
}
