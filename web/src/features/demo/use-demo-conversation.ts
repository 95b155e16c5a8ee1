import { useEffect, useState } from 'react';
import { demoTimings } from './demo-timings.ts';

/** Shows the lines in a loop, with a typing pause before each of the assistant's. */
export function useDemoConversation(lines: readonly { isVisitor: boolean }[], isMoving: boolean) {
  const [shownCount, setShownCount] = useState(isMoving ? 0 : lines.length);
  const [isTyping, setTyping] = useState(false);
  const [isPaused, setPaused] = useState(!isMoving);
  const next = lines[shownCount];

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(
      () => {
        if (!next) return setShownCount(0);
        if (!next.isVisitor && !isTyping) return setTyping(true);
        setTyping(false);
        setShownCount((count) => count + 1);
      },
      chooseDelay(shownCount, next, isTyping),
    );
    return () => clearTimeout(timer);
  }, [isPaused, isTyping, next, shownCount]);

  return { shownCount, isTyping, isPaused, togglePause: () => setPaused((current) => !current) };
}

function chooseDelay(
  shownCount: number,
  next: { isVisitor: boolean } | undefined,
  isTyping: boolean,
): number {
  if (!next) return demoTimings.restart;
  if (isTyping) return demoTimings.typing;
  // The assistant starts to type immediately; a visitor takes time.
  return shownCount === 0 || !next.isVisitor ? 0 : demoTimings.nextMessage;
}
