import { formatDay } from '#web/lib/format/format-day.ts';
import { CircleCheck, CircleDashed } from '#web/ui/icons/icons.ts';

export type LiveHost = { host: string; since: string; lastSeen: string };

type LiveOnProps = {
  hosts: readonly LiveHost[];
  /** A host that was just looked at and has no code. */
  missingOn?: string | undefined;
};

/** The websites on which visitors have opened the widget. */
export function LiveOn({ hosts, missingOn }: LiveOnProps) {
  if (missingOn && !hosts.some(({ host }) => host === missingOn)) {
    return (
      <p className="flex gap-3">
        <CircleDashed className="mt-0.5 size-5 shrink-0 text-ink-muted" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          Not on <strong>{missingOn}</strong> yet
          {hosts.length > 0 && `; seen elsewhere: ${hosts.map(({ host }) => host).join(', ')}`}.
        </span>
      </p>
    );
  }
  if (hosts.length === 0) {
    return (
      <p className="flex gap-3">
        <CircleDashed className="mt-0.5 size-5 shrink-0 text-ink-muted" />
        <span>Not seen on a website yet. Shows “Live” once someone opens it.</span>
      </p>
    );
  }
  return (
    <ul aria-label="Websites with the assistant" className="space-y-2">
      {hosts.map(({ host, since, lastSeen }) => (
        <li key={host} className="flex gap-3">
          <CircleCheck className="mt-0.5 size-5 shrink-0 text-success-ink" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            Live on <strong>{host}</strong> since {formatDay(since)}
            <span className="text-ink-muted">, last opened {formatDay(lastSeen)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
