import { useState } from 'react';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { EditorsOnly, useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { AnswerForm } from '#web/ui/answers/answer-form.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { CorrectionRow } from './correction-row.tsx';
import { DeletedCorrection } from './deleted-correction.tsx';
import { useDeletion } from './use-deletion.ts';

/** A day, as for entries. */
const newMilliseconds = 86_400_000;

type CorrectionListProps = { conversionId: string; corrections: readonly Correction[] };

/** The owner's own answers, the latest first, which take precedence over the website. */
export function CorrectionList({ conversionId, corrections }: CorrectionListProps) {
  const { rows, remove, settle, isPending, error } = useDeletion(conversionId, corrections);
  const [newSince] = useState(() => new Date(Date.now() - newMilliseconds).toISOString());
  const mayEdit = useMayEdit();
  if (!mayEdit && rows.length === 0) return null;
  return (
    <section aria-labelledby="corrections-title" className="rounded-lg border border-line bg-surface p-6">
      <h3 id="corrections-title" className="mb-1 text-xl">
        Your own answers
      </h3>
      <p className="mb-4 text-ink-muted">The assistant gives these first, word for word.</p>
      <Failure error={error} className="mb-4" />
      <EditorsOnly>
        <AnswerForm id="own-answer" conversionId={conversionId} />
      </EditorsOnly>
      {rows.length > 0 && (
        <ul aria-label="Your own answers" className="mt-6 divide-y divide-line border-line border-t">
          {rows.map(({ correction, isDeleted }) =>
            isDeleted ? (
              <DeletedCorrection
                key={correction.id}
                conversionId={conversionId}
                correction={correction}
                onSettled={() => settle(correction.id)}
              />
            ) : (
              <CorrectionRow
                key={correction.id}
                conversionId={conversionId}
                correction={correction}
                isNew={correction.correctedAt > newSince}
                isDeleting={isPending}
                onDelete={() => remove(correction)}
              />
            ),
          )}
        </ul>
      )}
    </section>
  );
}
