import { type RefObject, useEffect, useState } from 'react';
import { replayEarlyActions } from './early-actions.ts';

/**
 * Whether a part of the page whose code loads late is hydrated and has what visitors typed into its markup. Until then
 * the part carries `data-waiting`, by which the script in index.html knows which buttons to record.
 */
export function useEarlyActions(part: RefObject<HTMLElement | null>): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // The attribute has to be gone before the recorded button is pressed again.
    part.current?.removeAttribute('data-waiting');
    if (part.current) replayEarlyActions(part.current);
    setReady(true);
  }, [part]);
  return isReady;
}
