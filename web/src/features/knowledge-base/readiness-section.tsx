import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { ContradictionList } from './contradiction-list.tsx';
import { OwnAnswer } from './own-answer.tsx';
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
  const gaps = results.filter(({ questionId, status }) => status === 'missing' && !closed.has(questionId));
  const settled = results.filter(({ questionId, status }) => status !== 'answered' && closed.has(questionId));
  const answered = results.filter(
    ({ questionId, status }) => status === 'answered' || closed.has(questionId),
  ).length;
  return (
    <section aria-labelledby="readiness-title" className="rounded-lg border border-line bg-surface p-6">
      <h3 id="readiness-title" className="mb-1 text-xl">
        Readiness
      </h3>
      <p className="mb-4 text-ink-muted">
        The assistant answers {answered} of {results.length} questions that visitors often ask.
        {!isCurrent && ' Your latest changes are being checked.'}
      </p>
      {gaps.length > 0 && (
        <>
          <h4 className="mb-2 font-semibold">The assistant isn’t sure about</h4>
          <ul className="divide-y divide-line">
            {gaps.map(({ questionId, question }) => {
              const alike = answeredAlike.find((it) => it.questionId === questionId);
              return (
                <li key={questionId} className="py-1">
                  <details>
                    <summary className="min-h-9 cursor-pointer py-1.5">
                      {question}
                      {alike && (
                        <span className="block text-ink-muted text-sm">
                          You answered a similar question: “{alike.question}”
                        </span>
                      )}
                    </summary>
                    <div className="mt-3 mb-4">
                      <OwnAnswer
                        key={alike?.answer}
                        id={`gap-${questionId}`}
                        conversionId={conversionId}
                        question={question}
                        answer={alike?.answer}
                        submitLabel={alike ? 'Give this answer here too' : 'Add answer'}
                      />
                    </div>
                  </details>
                </li>
              );
            })}
          </ul>
        </>
      )}
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
