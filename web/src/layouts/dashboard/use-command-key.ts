import { useEffect, useEffectEvent } from 'react';

/** Ctrl-K, or Cmd-K on a Mac, as in other products; not above an open dialog. */
export function useCommandKey(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isCommand || event.key.toLowerCase() !== 'k' || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** How the keys are called on this computer. */
export const commandKeyName = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
