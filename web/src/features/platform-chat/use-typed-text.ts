import { useEffect, useState } from 'react';
import { prefersLessMotion } from '#web/lib/browser/prefers-less-motion.ts';

/** Document 1 section 4: 10 to 40 ms per character. */
const minMilliseconds = 10;
const maxMilliseconds = 40;

/** A text that appears character by character; at once with reduced motion. */
export function useTypedText(text: string, isTyped: boolean): string {
  const [count, setCount] = useState(() => (isTyped && !prefersLessMotion() ? 0 : text.length));
  useEffect(() => {
    if (count >= text.length) return;
    const pause = minMilliseconds + Math.random() * (maxMilliseconds - minMilliseconds);
    const timer = setTimeout(() => setCount((current) => current + 1), pause);
    return () => clearTimeout(timer);
  }, [count, text.length]);
  return text.slice(0, count);
}
