import { clsx } from 'clsx';
import { CircleCheck, CircleDashed, CircleX, LoaderCircle } from '../icons/icons.ts';

const looks = {
  idle: { text: 'Idle', Icon: CircleDashed, style: 'text-ink-muted' },
  pending: { text: 'Pending', Icon: CircleDashed, style: 'text-ink-muted' },
  running: { text: 'Running', Icon: LoaderCircle, style: 'text-brand-ink [&>svg]:motion-safe:animate-spin' },
  completed: { text: 'Completed', Icon: CircleCheck, style: 'text-success-ink' },
  passed: { text: 'Passed', Icon: CircleCheck, style: 'text-success-ink' },
  skipped: { text: 'Skipped', Icon: CircleDashed, style: 'text-ink-muted' },
  failed: { text: 'Failed', Icon: CircleX, style: 'text-danger-ink' },
} as const;

export type TestState = keyof typeof looks;

/** The state of a test, never by colour alone. */
export function TestStatus({ state }: { state: TestState }) {
  const { text, Icon, style } = looks[state];
  return (
    <span className={clsx('inline-flex items-center gap-1.5 font-semibold text-sm', style)}>
      <Icon className="size-4 shrink-0" />
      {text}
    </span>
  );
}
