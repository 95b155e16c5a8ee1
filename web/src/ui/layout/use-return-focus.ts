import { useRef } from 'react';

/** Returns the focus, when a dialog closes, to what opened it: Radix returns it only to its own trigger. */
export function useReturnFocus(): (event: Event) => void {
  const opener = useRef(document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}
