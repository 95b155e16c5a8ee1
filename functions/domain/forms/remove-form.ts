import type { StoredForm } from './form.ts';
import type { FormStore } from './form-store.ts';

type RemoveWorld = {
  forms: FormStore;
  dropFiles(form: { conversionId: string; formId: string }): Promise<void>;
};

const batchSize = 100;

/** Deletes a form with everything that was sent in by it. Repeated after a failure it goes on where it stopped. */
export async function removeForm(world: RemoveWorld, form: StoredForm): Promise<void> {
  const { formId, conversionId } = form;
  for (;;) {
    const batch = await world.forms.listSubmissions(formId, { limit: batchSize });
    if (batch.length === 0) break;
    await world.forms.removeSubmissions(
      form,
      batch.map(({ submissionId }) => submissionId),
    );
  }
  await world.dropFiles({ conversionId, formId });
  await world.forms.remove(form);
}
