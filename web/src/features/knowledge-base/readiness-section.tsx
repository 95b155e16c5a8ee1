import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { ContradictionList } from './contradiction-list.tsx';
import { GapList } from './gap-list.tsx';
import { useReadiness } from './queries.ts';

/** Results of the readiness check: gaps to fill and contradicting pages. */
export function ReadinessSection({ conversionId }: { conversionId: string }) {
  const { data: report, error } = useReadiness(conversionId);
  if (error) {
    return (
      <Callout tone="danger" role="alert">
        {describeFailure(error)}
      </Callout>
    );
  }
  if (report === undefined) return <Spinner label="Loading the readiness report…" />;
  if (report === null) return null;
  const { results, contradictions, answeredByOwner, answeredAlike, isCurrent } = report;
  const closed = new Set(answeredByOwner.map(({ questionId }) => questionId));
  const gaps = results.flatMap((result) =>
    result.status === 'missing' && !closed.has(result.questionId) ? [result] : [],
  );
  const settled = results.filter(({ questionId, status }) => status !== 'answered' && closed.has(questionId));
  const answeredQuestions = results.flatMap(({ status, question }) =>
    status === 'answered' ? question : [],
  );
  const answered = answeredQuestions.length + settled.length;
  return (
    <section aria-labelledby="readiness-title" className="rounded-lg border border-line bg-surface p-6">
      <h3 id="readiness-title" className="mb-1 text-xl">
        Readiness
      </h3>
      <p className="mb-4 text-ink-muted">
        The assistant answers {answered} of {results.length} questions that visitors often ask.
        {!isCurrent && ' Your latest changes are being checked.'}
      </p>
      <AnsweredList questions={answeredQuestions} />
      <GapList
        title="It shows passages that may answer these"
        description="Visitors read what your pages say about it. Add an answer to be sure."
        gaps={gaps.filter(({ isPerhaps }) => isPerhaps)}
        {...{ conversionId, answeredAlike }}
      />
      <GapList
        title="We did not find an answer to these"
        description="Visitors are offered a person instead. Add an answer, or a page that has it."
        gaps={gaps.filter(({ isPerhaps }) => !isPerhaps)}
        {...{ conversionId, answeredAlike }}
      />
      {settled.length > 0 && (
        <>
          <h4 className="mt-5 mb-2 font-semibold">You answered these</h4>
          <ul className="list-disc space-y-1 ps-5 text-ink-muted">
            {settled.map(({ questionId, question }) => (
              <li key={questionId}>{question}</li>
            ))}
          </ul>
        </>
      )}
      <ContradictionList contradictions={contradictions} />
    </section>
  );
}

/** What works, folded: the page is for what does not yet. */
function AnsweredList({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <details>
      <summary className="min-h-9 cursor-pointer py-1.5">What it answers</summary>
      <ul className="mt-1 list-disc space-y-1 ps-5 text-ink-muted">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </details>
  );
}
