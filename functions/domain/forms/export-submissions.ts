import type { FormStore } from '#functions/storage/dynamodb/forms/form-store.ts';
import { writeCsv } from '../export/write-csv.ts';
import type { StoredForm, StoredSubmission } from './form.ts';

const partSize = 500;
/** AWS Lambda replies are limited to 6 MB, and JSON escapes line ends and quotes. */
const partCharacters = 2_000_000;

type Part = { filename: string; csv: string; next?: string };

/**
 * Part of the submissions as CSV, newest first; the first part starts with the header. A changed form keeps
 * the columns of its old fields.
 */
export async function exportSubmissions(
  ports: { forms: Pick<FormStore, 'listSubmissions'>; now(): Date },
  form: StoredForm,
  before?: string,
): Promise<Part> {
  const found = await ports.forms.listSubmissions(form.formId, { before, limit: partSize });
  const rows = before === undefined ? [writeCsv([headOf(form)], { isFirstPart: true })] : [];
  let length = 0;
  let last: StoredSubmission | undefined;
  for (const submission of found) {
    const row = writeCsv([describeRow(form, submission)], { isFirstPart: false });
    if (last && length + row.length > partCharacters) break;
    rows.push(row);
    length += row.length;
    last = submission;
  }
  const hasMore = found.length === partSize || last !== found.at(-1);
  const filename = `form-submissions-${ports.now().toISOString().slice(0, 10)}.csv`;
  return { filename, csv: rows.join(''), ...(hasMore && last && { next: last.submissionId }) };
}

function headOf({ fields }: StoredForm): string[] {
  return ['Submitted at', 'Source', 'Seconds', ...fields.map(({ label }) => label), 'Other answers'];
}

/** Answers go under their field's label; removed fields come last. */
function describeRow({ fields }: StoredForm, submission: StoredSubmission): string[] {
  const { submittedAt, source, completionSeconds, answers } = submission;
  const known = new Set(fields.map(({ id }) => id));
  return [
    submittedAt,
    source,
    completionSeconds === null ? '' : String(completionSeconds),
    ...fields.map(({ id }) => answers.find(({ fieldId }) => fieldId === id)?.answer ?? ''),
    answers
      .filter(({ fieldId }) => !known.has(fieldId))
      .map(({ label, answer }) => `${label}: ${answer}`)
      .join('; '),
  ];
}
