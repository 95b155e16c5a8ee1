const radius = 34;
const circumference = 2 * Math.PI * radius;

/** How many of the usual questions the assistant answers, as a ring. */
export function ReadinessRing({ answered, asked }: { answered: number; asked: number }) {
  const share = asked === 0 ? 0 : answered / asked;
  return (
    <div
      role="img"
      aria-label={`${answered} of ${asked} questions answered`}
      className="relative grid size-24 shrink-0 place-items-center"
    >
      <svg viewBox="0 0 80 80" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="40" cy="40" r={radius} fill="none" strokeWidth="8" className="stroke-brand-tint" />
        <circle
          cx="40"
          cy="40"
          r={radius}
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${share * circumference} ${circumference}`}
          className={share > 0 ? 'stroke-brand' : 'stroke-none'}
        />
      </svg>
      <span aria-hidden="true" className="font-bold font-display text-xl">
        {Math.round(share * 100)} %
      </span>
    </div>
  );
}
