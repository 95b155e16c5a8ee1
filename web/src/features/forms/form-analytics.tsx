import type { RecentSubmission } from '#shared/contract/forms.ts';
import { formMessages } from '#shared/domain/form.ts';
import { describeFailure } from '#web/lib/describe-failure.ts';
import { Callout } from '#web/ui/callout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { formatInstant } from './format-instant.ts';
import { useFormAnalytics } from './queries.ts';

const sourceLabels: Record<string, string> = { page: 'Form page', assistant: 'Assistant' };
const columns = ['Form', 'Submitted', 'Source', 'Time taken'];
const cell = 'px-3 py-2.5 align-top';

/** Counts of all forms, and the ten newest submissions. */
export function FormAnalytics({ conversionId }: { conversionId: string }) {
  const { data, error } = useFormAnalytics(conversionId);
  if (error) {
    return (
      <Callout tone="danger" role="alert">
        {describeFailure(error)}
      </Callout>
    );
  }
  if (!data) return <Spinner label="Loading analytics…" />;
  const { views, submissions, conversionRate, averageCompletionTime } = data.totals;
  const figures = [
    ['Views', views.toLocaleString('en-US')],
    ['Submissions', submissions.toLocaleString('en-US')],
    ['Conversion rate', `${conversionRate.toFixed(1)}%`],
    ['Average time taken', describeDuration(averageCompletionTime)],
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
    <section
      aria-label="Submissions"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too.
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full min-w-xl border-collapse text-left text-sm">
        <thead className="border-line border-b">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {submissions.map(({ id, formName, submittedAt, source, completionTime }) => (
            <tr key={id} className="border-line border-b last:border-b-0">
              <th scope="row" className={`${cell} font-semibold`}>
                {formName}
              </th>
              <td className={cell}>
                <time dateTime={submittedAt}>{formatInstant(submittedAt)}</time>
              </td>
              <td className={cell}>{sourceLabels[source] ?? source}</td>
              <td className={cell}>{describeDuration(completionTime)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function describeDuration(seconds: number | null): string {
  if (seconds === null) return 'Not known';
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
