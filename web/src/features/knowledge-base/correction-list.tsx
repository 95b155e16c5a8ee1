import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { FoldedText } from '#web/ui/data/folded-text.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { AnswerForm } from '#web/ui/form/answer-form.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useKnowledgeCall } from './queries.ts';

type CorrectionListProps = { conversionId: string; corrections: readonly Correction[] };

/** The owner's own answers, which take precedence over the website. */
export function CorrectionList({ conversionId, corrections }: CorrectionListProps) {
  const { mutate, isPending, error } = useKnowledgeCall(conversionId, (area, correctionId: string) =>
    area.deleteCorrection({ conversionId, correctionId }),
  );
  const [changedId, setChangedId] = useState<string>();
  const close = () => setChangedId(undefined);
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
          {corrections.map((correction) => {
            const { id, question, wordings = [], answer } = correction;
            return (
              <li key={id} className="flex flex-wrap items-start gap-4 py-3">
                <div className="min-w-0 flex-1 basis-64 break-words">
                  <p className="font-semibold">{question}</p>
                  {wordings.length > 0 && id !== changedId && (
                    <p className="text-ink-muted text-sm">
                      Also asked as: {wordings.map((wording) => `“${wording}”`).join(', ')}
                    </p>
                  )}
                  {id !== changedId && (
                    <FoldedText name={`your answer to “${question}”`} className="whitespace-pre-line">
                      {answer}
                    </FoldedText>
                  )}
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  aria-expanded={id === changedId}
                  aria-label={`Change your answer to: ${question}`}
                  onClick={() => setChangedId(id === changedId ? undefined : id)}
                >
                  <Pencil aria-hidden="true" className="size-4" />
                  Change
                </Button>
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
                {id === changedId && (
                  <div className="basis-full">
                    <AnswerForm
                      id={`change-${id}`}
                      conversionId={conversionId}
                      question={question}
                      known={correction}
                      submitLabel="Save answer"
                      onSaved={close}
                    >
                      <Button variant="quiet" onClick={close}>
                        Cancel
                      </Button>
                    </AnswerForm>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <AnswerForm id="own-answer" conversionId={conversionId} />
    </section>
  );
}
