import { useEffect, useState } from 'react';
import { prefersLessMotion } from '#web/lib/browser/prefers-less-motion.ts';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { PauseButton } from '#web/ui/form/pause-button.tsx';

type RotatorProps = { label: string; texts: readonly string[]; intervalMilliseconds: number };

/**
 * Rotating texts. They stop under the pointer and on request; for readers who prefer reduced motion they start stopped.
 */
export function Rotator({ label, texts, intervalMilliseconds }: RotatorProps) {
  const [at, setAt] = useState(0);
  const [choice, setChoice] = useState<'pause' | 'play'>();
  const [isHovered, setHovered] = useState(false);
  // Prerendered markup doesn't know the reader's preference yet.
  const isStill = useIsHydrated() && prefersLessMotion();
  const isPaused = choice ? choice === 'pause' : isStill;

  useEffect(() => {
    if (isPaused || isHovered) return;
    const timer = setInterval(() => setAt((current) => (current + 1) % texts.length), intervalMilliseconds);
    return () => clearInterval(timer);
  }, [isPaused, isHovered, texts.length, intervalMilliseconds]);

  return (
    <section
      aria-label={label}
      className="flex items-start gap-3"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <ul className="grid flex-1">
        {texts.map((text, index) => (
          <li
            key={text}
            aria-hidden={index !== at}
            className={`col-start-1 row-start-1 motion-safe:transition-opacity motion-safe:duration-500 ${index === at ? '' : 'invisible opacity-0'}`}
          >
            {text}
          </li>
        ))}
      </ul>
      <PauseButton
        label={label.toLowerCase()}
        isPaused={isPaused}
        onToggle={() => setChoice(isPaused ? 'play' : 'pause')}
      />
    </section>
  );
}
