import { type ReadinessParts, sayReadiness } from '#shared/domain/conversion/readiness.ts';

const radius = 34;
const circumference = 2 * Math.PI * radius;

/** The usual questions in three parts: answered for certain, with a likely passage, and nothing. */
export function ReadinessRing(parts: ReadinessParts) {
  const { asked, answered, likely } = parts;
  const lengthOf = (count: number) => (asked === 0 ? 0 : (count / asked) * circumference);
  return (
    <div role="img" aria-label={sayReadiness(parts)} className="flex items-center gap-4">
      <svg
        aria-hidden="true"
        viewBox="0 0 80 80"
        className="size-24 shrink-0 -rotate-90"
        fill="none"
        strokeWidth="8"
      >
        <circle cx="40" cy="40" r={radius} className="stroke-line" />
        <Arc length={lengthOf(answered + likely)} className="stroke-brand opacity-35" />
        <Arc length={lengthOf(answered)} className="stroke-brand" />
      </svg>
      <ul className="space-y-1 text-ink-muted text-sm">
        <Part count={answered} name="certain" color="bg-brand" />
        <Part count={likely} name="a likely passage" color="bg-brand opacity-35" />
        <Part count={asked - answered - likely} name="nothing" color="bg-line" />
      </ul>
    </div>
  );
}

function Part({ count, name, color }: { count: number; name: string; color: string }) {
  if (count === 0) return null;
  return (
    <li>
      <span className={`me-2 inline-block size-2.5 rounded-full ${color}`} />
      {count} {name}
    </li>
  );
}

function Arc({ length, className }: { length: number; className: string }) {
  if (length === 0) return null;
  return (
    <circle cx="40" cy="40" r={radius} strokeDasharray={`${length} ${circumference}`} className={className} />
  );
}
