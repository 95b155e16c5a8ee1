import { useEffect, useRef } from 'react';

/** Calls `tick` at an interval while `isRunning`. */
export function useInterval(tick: () => void, milliseconds: number, isRunning: boolean) {
  const latest = useRef(tick);
  latest.current = tick;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => latest.current(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, isRunning]);
}
