import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { divideReport, listOwnAnswered } from '#shared/domain/conversion/readiness.ts';
import { ReadinessRing } from '#web/features/knowledge-base/readiness/readiness-ring.tsx';
import { AskForm, FirstAnswers, listFirstAnswers, type useReadiness } from '#web/ui/data/first-answers.tsx';
import { Button } from '#web/ui/form/button.tsx';

type FirstDayProps = {
  dashboard: Dashboard;
  /** Undefined where there is no readiness check. */
  report: ReturnType<typeof useReadiness>['report'];
  onOpen: (tab: string) => void;
};

/** Until the first visitor asks: the assistant itself with what it answers, and what it was made of. */
export function FirstDay({ dashboard: { conversionId, stats }, report, onOpen }: FirstDayProps) {
  const answers = report ? listFirstAnswers(report) : [];
  const parts = report && divideReport(report, listOwnAnswered(report));
  const read = stats.knowledgeBaseEntries;
  return (
    <section
      aria-labelledby="first-day-title"
      className="grid gap-x-8 gap-y-6 rounded-lg border border-line bg-surface p-5 sm:p-6 lg:grid-cols-[2fr_1fr]"
    >
      <div className="min-w-0 space-y-4">
        <h2 id="first-day-title" className="text-xl">
          {answers.length > 0 ? 'Your assistant answers already' : 'Your assistant is ready'}
        </h2>
        {answers.length > 0 && <FirstAnswers answers={answers} />}
        <AskForm assistantUrl={`/gptsite/${conversionId}`} />
      </div>
      <div className="space-y-3 border-line max-lg:border-t max-lg:pt-5 lg:border-s lg:ps-6">
        <h3 className="text-lg">What was read</h3>
        <p className="text-ink-muted">
          {read === 1 ? '1 page or document' : `${read.toLocaleString('en-US')} pages and documents`}
        </p>
        {parts && <ReadinessRing {...parts} />}
        <Button variant="secondary" size="small" onClick={() => onOpen('knowledge-base')}>
          {parts && parts.answered < parts.asked ? 'Answer the most asked' : 'See the knowledge'}
        </Button>
      </div>
    </section>
  );
}
