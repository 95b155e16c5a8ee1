import type { StoredForm } from './form.ts';
import type { RemovePorts } from './ports.ts';

/** Deletes a form with everything that was sent in by it. Repeated after a failure it goes on where it stopped. */
export async function removeForm(ports: RemovePorts, { formId, conversionId }: StoredForm): Promise<void> {
  await ports.dropFiles({ conversionId, formId });
  await ports.forms.remove({ conversionId, formId });
}
