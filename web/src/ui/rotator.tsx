import { useEffect, useState } from 'react';
import { PauseButton } from './pause-button.tsx';

type RotatorProps = { label: string; texts: readonly string[]; intervalMilliseconds: number };

/** Texts that take turns; they stand still under the pointer, on request, and for readers who prefer less motion. */
export function Rotator({ label, texts, intervalMilliseconds }: RotatorProps) {
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isPaused || isHeld || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setAt((current) => (current + 1) % texts.length), intervalMilliseconds);
    return () => clearInterval(timer);
  }, [isPaused, isHeld, texts.length, intervalMilliseconds]);

  return (
    <section
      aria-label={label}
      className="flex items-start gap-3"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
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
        onToggle={() => setPaused((current) => !current)}
      />
    </section>
  );
}
