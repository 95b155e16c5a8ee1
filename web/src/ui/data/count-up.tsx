import { useEffect, useRef, useState } from 'react';

/** Document 1 section 9: two seconds, once a tenth of the figure is visible. */
const durationMilliseconds = 2000;
const visibleShare = 0.1;

/** A figure that counts up once when it comes into view; until then, and for screen readers always, it has its value. */
export function CountUp({ value, format = String }: { value: number; format?: (value: number) => string }) {
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const startedAt = performance.now();
        const step = (now: number) => {
          const share = Math.min(1, (now - startedAt) / durationMilliseconds);
          setShown(value * easeOut(share));
          if (share < 1) frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
      },
      { threshold: visibleShare },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  return (
    <span ref={element}>
      <span aria-hidden="true">{format(shown)}</span>
      <span className="sr-only">{format(value)}</span>
    </span>
  );
}

const easeOut = (share: number): number => 1 - (1 - share) ** 3;
