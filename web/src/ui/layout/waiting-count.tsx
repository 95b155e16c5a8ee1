/** How many things wait on a page, beside its name in a menu. */
export function WaitingCount({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={`min-w-5 rounded-full bg-brand px-1.5 text-center font-semibold text-on-brand text-xs leading-5 tabular-nums ${className}`}
    >
      {count > 49 ? '50+' : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
