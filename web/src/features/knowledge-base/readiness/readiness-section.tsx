import { useQuery } from '@tanstack/react-query';
import {
  divideReport,
  listOwnAnswered,
  type ReadinessResult,
  sayReadiness,
} from '#shared/domain/conversion/readiness.ts';
import { api } from '#web/lib/api/api.ts';
import { readRefusal } from '#web/lib/api/read-refusal.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { idleMs } from '../knowledge-query.ts';
import { ContradictionList } from './contradiction-list.tsx';
import { GapList } from './gap-list.tsx';
import { MostAsked } from './most-asked.tsx';
import { ReadinessRing } from './readiness-ring.tsx';

/** Short because the owner waits for the check of a change. */
const checkingMs = 3000;
const mostAskedCount = 10;

/** Results of the readiness check: gaps to fill and contradicting pages. */
export function ReadinessSection({ conversionId }: { conversionId: string }) {
  const { data: report, error } = useQuery({
    ...api.knowledgeBase.getReadiness.query({ conversionId }),
    refetchInterval: ({ state }) => (state.data?.isCurrent === false ? checkingMs : idleMs),
  });
  // Before the first check.
  if (readRefusal(error)?.code === 'NOT_READY') return null;
  if (error) return <Failure error={error} />;
  if (report === undefined) return <Spinner label="Loading the readiness report…" />;
  const { results, contradictions, answeredByOwner, answeredAlike, mostAsked, isCurrent } = report;
  const own = new Map(answeredByOwner.map((answered) => [answered.questionId, answered]));
  const ownAnswered = listOwnAnswered(report);
  const isAnswered = ({ questionId, status }: ReadinessResult) =>
    status === 'answered' || ownAnswered.has(questionId);
  const parts = divideReport(report, ownAnswered);
  // Older reports don't name them.
  const first = new Set(mostAsked ?? results.slice(0, mostAskedCount).map(({ questionId }) => questionId));
  const others = results.filter(({ questionId }) => !first.has(questionId));
  const gaps = others.flatMap((it) => (it.status === 'missing' && !isAnswered(it) ? [it] : []));
  return (
    <section aria-labelledby="readiness-title" className="rounded-lg border border-line bg-surface p-6">
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ReadinessRing {...parts} />
        <div className="min-w-0 flex-1 basis-60">
          <h3 id="readiness-title" className="mb-1 text-xl">
            Readiness
          </h3>
          <p className="text-ink-muted">
            {sayReadiness(parts)}
            {!isCurrent && ' Your latest changes are being checked.'}
          </p>
        </div>
      </div>
      <h4 className="mb-2 font-semibold">What visitors ask most</h4>
      <MostAsked
        results={results.filter(({ questionId }) => first.has(questionId))}
        {...{ conversionId, own, answeredAlike }}
      />
      <GapList
        title="More with a likely passage"
        description="Visitors read what your pages say about it. Add an answer to be sure."
        gaps={gaps.filter(({ isPerhaps }) => isPerhaps)}
        conversionId={conversionId}
      />
      <GapList
        title="Without an answer"
        description="Visitors are offered a person instead. Add an answer, or a page that has it."
        gaps={gaps.filter(({ isPerhaps }) => !isPerhaps)}
        conversionId={conversionId}
      />
      <AnsweredList questions={others.filter(isAnswered).map(({ question }) => question)} />
      <ContradictionList contradictions={contradictions} />
    </section>
  );
}

/** What works, folded: the page is for what does not yet. */
function AnsweredList({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <details className="mt-5">
      <summary className="min-h-9 cursor-pointer py-1.5">What else it answers ({questions.length})</summary>
      <ul className="mt-1 list-disc space-y-1 ps-5 text-ink-muted">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </details>
  );
}
