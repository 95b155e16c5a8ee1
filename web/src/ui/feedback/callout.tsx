import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CircleCheck, CircleExclamationPoint, Info } from '../icons/icons.ts';

const tones = {
  danger: { style: 'bg-danger-tint text-danger-ink', ink: '', Icon: CircleExclamationPoint },
  // A whole passage in amber on amber is hard to read in the dark.
  warning: { style: 'bg-warning-tint text-ink', ink: 'text-warning-ink', Icon: Info },
  success: { style: 'bg-success-tint text-success-ink', ink: '', Icon: CircleCheck },
} as const;

type CalloutProps = ComponentProps<'div'> & { tone: keyof typeof tones };

/** A passage that needs attention. The caller decides whether it is an alert. */
export function Callout({ tone, className, children, ...props }: CalloutProps) {
  const { style, ink, Icon } = tones[tone];
  return (
    <div className={clsx('flex gap-3 rounded-md p-4', style, className)} {...props}>
      <Icon className={`mt-0.5 size-5 shrink-0 ${ink}`} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
