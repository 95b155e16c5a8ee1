import { entryIdOf } from '#functions/domain/forms/describe-entry.ts';
import { type StoredForm, submissionHeadSchema } from '#functions/domain/forms/form.ts';
import { listMailIds } from '#functions/domain/forms/form-mail-ids.ts';
import { erasePartition } from '../erase-partition.ts';
import { eraseMessage } from '../inbox/erase-message.ts';
import { keys } from '../keys.ts';
import { removeFromPlaces } from '../places.ts';
import type { Table } from '../table.ts';

/** Erases a form with its submissions and their mails; the entry that leads to it goes last. */
export async function eraseForm(
  table: Table,
  { formId, conversionId }: Pick<StoredForm, 'formId' | 'conversionId'>,
): Promise<void> {
  await table.take(keys.form(formId));
  await erasePartition(table, keys.formSubmission(formId, ''), async (item) => {
    const { submissionId } = submissionHeadSchema.parse(item);
    await Promise.all(listMailIds(formId, submissionId).map((mailId) => table.take(keys.mail(mailId))));
    await eraseMessage(table, entryIdOf(submissionId));
    await table.take(keys.recentSubmission(conversionId, submissionId));
  });
  await erasePartition(table, keys.formSubmissionKey(formId, ''));
  await removeFromPlaces(
    table,
    keys.placesOfAssistant(conversionId, 'FORMS'),
    formId,
    keys.formEntry(conversionId, formId),
  );
}
