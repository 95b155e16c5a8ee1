import { useQuery } from '@tanstack/react-query';
import type { RecentSubmission } from '#shared/contract/forms.ts';
import { figureNames } from '#shared/domain/figures/glossary.ts';
import { formatPercent, percentOf } from '#shared/domain/figures/shares.ts';
import { formMessages } from '#shared/domain/forms/form.ts';
import { describeDuration } from '#web/lib/format/describe-duration.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { refreshMilliseconds, useFormsCalls } from './forms-calls.ts';

const sourceLabels: Record<string, string> = { page: 'Form page', assistant: 'Assistant' };
const columns = ['Form', 'Submitted', 'Source', 'Time taken'];

/** Counts of all forms, and the ten newest submissions. */
export function FormAnalytics({ conversionId }: { conversionId: string }) {
  const { data, error } = useQuery({
    ...useFormsCalls().getAnalytics.query({ conversionId }),
    refetchInterval: refreshMilliseconds,
  });
  if (error) return <Failure error={error} />;
  if (!data) return <Spinner label="Loading analytics…" />;
  const { views, submissions, averageCompletionTime } = data.totals;
  const figures = [
    ['Views', views.toLocaleString('en-US')],
    ['Submissions', submissions.toLocaleString('en-US')],
    [figureNames.conversion, formatPercent(percentOf(submissions, views))],
    ['Average time taken', describeTime(averageCompletionTime)],
  ];
  return (
    <div className="space-y-8">
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="rounded-lg border border-line bg-surface p-4">
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="mt-1 font-semibold text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="recent-submissions">
        <h2 id="recent-submissions" className="mb-3 text-xl">
          Recent submissions
        </h2>
        {data.submissions.length === 0 ? (
          <p className="text-ink-muted">{formMessages.noSubmissions}</p>
        ) : (
          <SubmissionTable submissions={data.submissions} />
        )}
      </section>
    </div>
  );
}

function SubmissionTable({ submissions }: { submissions: RecentSubmission[] }) {
  return (
    <DataTable label="Submissions" columns={columns} minimumWidth="min-w-xl">
      {submissions.map(({ id, formName, submittedAt, source, completionTime }) => (
        <tr key={id} className="border-line border-b last:border-b-0">
          <th scope="row" className={`${dataCell} font-semibold`}>
            {formName}
          </th>
          <td className={dataCell}>
            <time dateTime={submittedAt}>{formatInstant(submittedAt)}</time>
          </td>
          <td className={dataCell}>{sourceLabels[source] ?? source}</td>
          <td className={dataCell}>{describeTime(completionTime)}</td>
        </tr>
      ))}
    </DataTable>
  );
}

function describeTime(seconds: number | null): string {
  return seconds === null ? 'Not known' : describeDuration(seconds);
}
