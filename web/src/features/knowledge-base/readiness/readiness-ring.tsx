import { type ReadinessParts, sayReadiness } from '#shared/domain/conversion/readiness.ts';

const radius = 34;
const circumference = 2 * Math.PI * radius;

/** The usual questions in three parts: answered for certain, with a likely passage (dotted), and nothing. */
export function ReadinessRing(parts: ReadinessParts) {
  const { asked, answered, likely } = parts;
  const lengthOf = (count: number) => (asked === 0 ? 0 : (count / asked) * circumference);
  return (
    <div
      role="img"
      aria-label={sayReadiness(parts)}
      className="relative grid size-24 shrink-0 place-items-center text-center"
    >
      <svg
        viewBox="0 0 80 80"
        aria-hidden="true"
        className="absolute inset-0 -rotate-90"
        fill="none"
        strokeWidth="8"
      >
        <circle cx="40" cy="40" r={radius} className="stroke-line" />
        <Arc length={lengthOf(answered + likely)} className="stroke-brand opacity-35" />
        <Arc length={lengthOf(answered)} className="stroke-brand" />
      </svg>
      <span aria-hidden="true" className="leading-tight">
        <span className="block font-bold font-display text-xl">{answered}</span>
        <span className="block text-ink-muted text-xs">of {asked}</span>
      </span>
    </div>
  );
}

function Arc({ length, className }: { length: number; className: string }) {
  if (length === 0) return null;
  return (
    <circle cx="40" cy="40" r={radius} strokeDasharray={`${length} ${circumference}`} className={className} />
  );
}
