import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { SystemLevel } from '#shared/domain/critical-systems.ts';

const looks = {
  operational: { name: 'Operational', Icon: CircleCheck, style: 'text-success-ink' },
  degraded: { name: 'Degraded', Icon: TriangleAlert, style: 'text-warning-ink' },
  outage: { name: 'Outage', Icon: CircleAlert, style: 'text-danger-ink' },
  unknown: { name: 'Unknown', Icon: CircleHelp, style: 'text-ink-muted' },
} as const satisfies Record<SystemLevel, object>;

type LevelMarkProps = { level: SystemLevel; label?: string; className?: string };

/** A level in words, with an icon for those who can't tell its colour. */
export function LevelMark({ level, label, className }: LevelMarkProps) {
  const { name, Icon, style } = looks[level];
  return (
    <span
      className={clsx('inline-flex items-center gap-1.5 whitespace-nowrap font-semibold', style, className)}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label ?? name}
    </span>
  );
}
