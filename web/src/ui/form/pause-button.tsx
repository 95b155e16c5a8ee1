import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { Pause, Play } from '../icons/icons.ts';

type PauseButtonProps = { label: string; isPaused: boolean; onToggle: () => void };

/** Pauses and resumes motion (WCAG 2.2.2). Hidden without scripts, when nothing moves. */
export function PauseButton({ label, isPaused, onToggle }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause;
  const isLive = useIsHydrated();
  return (
    <button
      type="button"
      aria-label={`${isPaused ? 'Play' : 'Pause'} ${label}`}
      onClick={onToggle}
      className={`grid size-8 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-brand-tint ${isLive ? '' : 'invisible'}`}
    >
      <Icon className="size-4" />
    </button>
  );
}
