import { Trash2 } from 'lucide-react';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { OwnAnswer } from './own-answer.tsx';
import { useKnowledgeCall } from './queries.ts';

type CorrectionListProps = { conversionId: string; corrections: readonly Correction[] };

/** The owner's own answers, which take precedence over the website. */
export function CorrectionList({ conversionId, corrections }: CorrectionListProps) {
  const { mutate, isPending, error } = useKnowledgeCall(conversionId, (area, correctionId: string) =>
    area.deleteCorrection({ conversionId, correctionId }),
  );
  return (
    <section aria-labelledby="corrections-title" className="rounded-lg border border-line bg-surface p-6">
      <h3 id="corrections-title" className="mb-1 text-xl">
        Your own answers
      </h3>
      <p className="mb-4 text-ink-muted">The assistant gives these first, word for word.</p>
      {error && (
        <Callout tone="danger" role="alert" className="mb-4">
          {describeFailure(error)}
        </Callout>
      )}
      {corrections.length > 0 && (
        <ul className="mb-6 divide-y divide-line">
          {corrections.map(({ id, question, answer }) => (
            <li key={id} className="flex flex-wrap items-start gap-4 py-3">
              <div className="min-w-0 flex-1 basis-64 break-words">
                <p className="font-semibold">{question}</p>
                <p className="whitespace-pre-line">{answer}</p>
              </div>
              <Button
                variant="secondary"
                size="small"
                disabled={isPending}
                aria-label={`Delete your answer to: ${question}`}
                onClick={() => mutate(id)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      <OwnAnswer id="own-answer" conversionId={conversionId} />
    </section>
  );
}
