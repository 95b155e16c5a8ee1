import * as Progress from '@radix-ui/react-progress';
import { clsx } from 'clsx';

type ProgressBarProps = { label: string; percentage: number; isThin?: boolean };

export function ProgressBar({ label, percentage, isThin }: ProgressBarProps) {
  return (
    <Progress.Root
      value={percentage}
      aria-label={label}
      className={clsx('mt-1.5 overflow-hidden rounded-full bg-brand-tint', isThin ? 'h-1.5' : 'h-3')}
    >
      <Progress.Indicator
        className="h-full rounded-full bg-brand motion-safe:transition-[width] motion-safe:duration-700 ease-out"
        style={{ width: `${percentage}%` }}
      />
    </Progress.Root>
  );
}
