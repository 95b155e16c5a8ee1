import { clsx } from 'clsx';
import type { SystemLevel } from '#shared/domain/critical-systems.ts';
import { systemLevelNames } from '#shared/domain/figures/system-level-names.ts';
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from '#web/ui/icons/icons.ts';

const looks = {
  operational: { Icon: CircleCheck, style: 'text-success-ink' },
  degraded: { Icon: TriangleAlert, style: 'text-warning-ink' },
  outage: { Icon: CircleAlert, style: 'text-danger-ink' },
  unknown: { Icon: CircleHelp, style: 'text-ink-muted' },
} as const satisfies Record<SystemLevel, object>;

type LevelMarkProps = { level: SystemLevel; label?: string; className?: string };

/** A level in words, with an icon for those who can't tell its colour. */
export function LevelMark({ level, label, className }: LevelMarkProps) {
  const { Icon, style } = looks[level];
  return (
    <span
      className={clsx('inline-flex items-center gap-1.5 whitespace-nowrap font-semibold', style, className)}
    >
      <Icon className="size-4 shrink-0" />
      {label ?? systemLevelNames[level]}
    </span>
  );
}
