import { type KeyboardEvent, useState } from 'react';

const rowSelector = '[data-row]';

/** One Tab stop leads to a list; arrows, j and k, Home and End lead to another row, which `onMove` may show at once. */
export function useRowFocus(
  ids: readonly string[],
  shownId: string | undefined,
  onMove?: (id: string) => void,
) {
  const [focusedId, setFocusedId] = useState<string>();
  const stopId = [focusedId, shownId].find((id) => id && ids.includes(id)) ?? ids[0];
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveFocus(event, onMove),
    /** Props of a row's button. */
    rowOf: (id: string) => ({
      'data-row': id,
      tabIndex: id === stopId ? 0 : -1,
      'aria-current': id === shownId || undefined,
      onFocus: () => setFocusedId(id),
    }),
  };
}

function moveFocus(event: KeyboardEvent<HTMLElement>, onMove?: (id: string) => void): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowSelector)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const targets: Record<string, number> = {
    ...{ ArrowDown: at + 1, j: at + 1, ArrowUp: at - 1, k: at - 1, Home: 0, End: rows.length - 1 },
  };
  const row = rows[targets[event.key] ?? -1];
  if (at < 0 || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  row.focus();
  if (row.dataset.row) onMove?.(row.dataset.row);
}
