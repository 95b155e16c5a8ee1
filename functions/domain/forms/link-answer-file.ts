import { AppError } from '#shared/errors.ts';
import type { StoredForm } from './form.ts';
import type { AnswerFilePorts } from './ports.ts';

/** A link to a file in a visitor's submission. Throws NOT_FOUND. */
export async function linkAnswerFile(
  ports: AnswerFilePorts,
  { conversionId, formId }: StoredForm,
  { submissionId, fieldId }: { submissionId: string; fieldId: string },
): Promise<string> {
  const submission = await ports.forms.findSubmission(formId, submissionId);
  const file = submission?.answers.find(
    (answer) => answer.fieldId === fieldId && answer.contentType !== undefined,
  );
  if (!file) throw new AppError('NOT_FOUND');
  return ports.formFiles.link({ conversionId, formId, submissionId, fieldId }, file.answer);
}
