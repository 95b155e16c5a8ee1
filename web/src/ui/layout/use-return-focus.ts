import { useRef } from 'react';

/**
 * Returns the focus, when a dialog closes, to what opened it, or to what `findNext` finds: Radix returns it only to its own
 * trigger.
 */
export function useReturnFocus(findNext?: () => HTMLElement | null): (event: Event) => void {
  const opener = useRef(document.activeElement);
  return (event) => {
    event.preventDefault();
    const next = findNext?.() ?? opener.current;
    if (next instanceof HTMLElement) next.focus();
  };
}
