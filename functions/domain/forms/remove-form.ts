import type { StoredForm } from './form.ts';
import type { RemovePorts } from './ports.ts';

/** Deletes a form with all its submissions. A retry continues where a failure stopped. */
export async function removeForm(ports: RemovePorts, { formId, conversionId }: StoredForm): Promise<void> {
  await ports.formFiles.drop({ conversionId, formId });
  await ports.forms.remove({ conversionId, formId });
}
