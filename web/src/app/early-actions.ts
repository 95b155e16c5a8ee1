import { replayEarlyActions } from '#web/lib/browser/early-actions.ts';

/** Replays what visitors did before the page hydrated, except in parts whose code loads later and which do the same. */
export function replayEarlyPageActions(): void {
  const root = document.documentElement;
  if (root.dataset.live !== undefined) return;
  root.dataset.live = '';
  replayEarlyActions(document, (field) => !field.closest('[data-waiting]'));
}
