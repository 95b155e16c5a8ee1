import type { FormStore } from '#functions/storage/dynamodb/forms/form-store.ts';
import type { Submission } from '#shared/contract/forms.ts';
import { describeSubmissionHead } from './list-forms.ts';

const pageSize = 25;

/** A form's submissions with their answers, paginated, newest first. */
export async function listSubmissions(
  { forms }: { forms: FormStore },
  formId: string,
  before?: string,
): Promise<{ submissions: Submission[]; next?: string }> {
  const found = await forms.listSubmissions(formId, { before, limit: pageSize });
  const submissions = found.map(({ answers, ...head }) => ({
    ...describeSubmissionHead(head),
    answers: answers.map(({ contentType, ...answer }) => ({ ...answer, isFile: contentType !== undefined })),
  }));
  const last = found.at(-1);
  return { submissions, ...(found.length === pageSize && last && { next: last.submissionId }) };
}
