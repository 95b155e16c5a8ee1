import type { StoredForm } from './form.ts';
import type { FormStore } from './ports.ts';

type RemovePorts = {
  forms: Pick<FormStore, 'remove'>;
  dropFiles(form: { conversionId: string; formId: string }): Promise<void>;
};

/** Deletes a form with everything that was sent in by it. Repeated after a failure it goes on where it stopped. */
export async function removeForm(ports: RemovePorts, { formId, conversionId }: StoredForm): Promise<void> {
  await ports.dropFiles({ conversionId, formId });
  await ports.forms.remove({ conversionId, formId });
}
