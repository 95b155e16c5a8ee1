import { useEffect } from 'react';
import { isComposing } from '#web/lib/browser/is-composing.ts';

/** Calls back on the Escape key while active. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && !isComposing(event) && onEscape();
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isActive, onEscape]);
}
