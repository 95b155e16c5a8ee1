import { useEffect, useState } from 'react';
import { prefersLessMotion } from '#web/lib/browser/prefers-less-motion.ts';

/** Document 1 section 4: 10 to 40 ms per character. Visitors wait for the text, so it is the shortest. */
const millisecondsPerCharacter = 10;

/** A text that appears character by character; at once with reduced motion. */
export function useTypedText(text: string, isTyped: boolean): string {
  const [count, setCount] = useState(() => (isTyped && !prefersLessMotion() ? 0 : text.length));
  const isTyping = count < text.length;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setInterval(() => setCount((current) => current + 1), millisecondsPerCharacter);
    return () => clearInterval(timer);
  }, [isTyping]);
  return text.slice(0, count);
}
