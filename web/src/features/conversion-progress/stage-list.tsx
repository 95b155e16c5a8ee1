import { clsx } from 'clsx';
import type { Progress } from '#shared/contract/conversions.ts';
import { stageLabels, stages } from '#shared/domain/conversion/conversion-stages.ts';
import { Check } from '#web/ui/icons/icons.ts';

/** The six stages in order; those before the current one, or all when completed, are done. */
export function StageList({ status, progressStage }: Pick<Progress, 'status' | 'progressStage'>) {
  const currentIndex = stages.indexOf(progressStage);
  return (
    <ol aria-label="Stages" className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {stages.map((stage, index) => {
        const isDone = status === 'completed' || index < currentIndex;
        const isCurrent = !isDone && index === currentIndex;
        return (
          <li
            key={stage}
            aria-current={isCurrent ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-3 border-line border-b py-2',
              isCurrent && 'font-semibold',
              isDone || isCurrent ? 'text-ink' : 'text-ink-muted',
            )}
          >
            <span
              aria-hidden="true"
              className={clsx(
                'grid size-6 shrink-0 place-items-center rounded-full border text-xs',
                isDone && 'border-transparent bg-success-tint text-success-ink',
                isCurrent && 'border-transparent bg-brand text-on-brand',
                !isDone && !isCurrent && 'border-field-line',
              )}
            >
              {isDone ? <Check className="size-4" /> : index + 1}
            </span>
            <span className="flex-1">{stageLabels[stage]}</span>
            {isDone && <span className="font-semibold text-sm text-success-ink">Done</span>}
          </li>
        );
      })}
    </ol>
  );
}
