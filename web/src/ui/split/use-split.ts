import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { useMedia } from '#web/lib/browser/use-media.ts';

const stateSchema = z.object({ openedId: z.string() });

/** What is opened from a list, and the ways to it and back; the keyboard's focus goes along. */
export type Split = ReturnType<typeof useSplit>;

/** Pane and rows of the split view on a page. */
export const splitPaneId = 'opened';
const findRow = (id: string | undefined) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);

/**
 * What is open beside a list, or on narrow screens in its place. `opensFirst`: where there is room, one is always open
 * and stays while others arrive.
 */
export function useSplit(ids: readonly string[], { opensFirst }: { opensFirst: boolean }) {
  const isWide = useMedia('(min-width: 64rem)');
  const [openedId, open] = useOpened(isWide);
  const firstId = ids[0];
  const openFirst = useEffectEvent(() => !openedId && open(firstId));
  useEffect(() => {
    if (opensFirst && isWide && firstId) openFirst();
  }, [opensFirst, isWide, firstId]);
  const arrive = useArrival(openedId);
  /** Shows the list, or beside it another one, and leads to the row. */
  const leave = (shownId: string | undefined, rowId: string | undefined) => {
    arrive(() => findRow(rowId)?.focus());
    open(shownId);
  };
  return {
    openedId,
    isWide,
    choose(id: string) {
      if (!isWide) arrive(() => document.getElementById(splitPaneId)?.focus());
      open(id);
    },
    back: () => leave(undefined, openedId),
    /** What the history had open is not there any more: begins as without it. */
    begin: () => open(isWide && opensFirst ? firstId : undefined),
    /** What was open is gone. */
    leaveGone() {
      const index = ids.indexOf(openedId ?? '');
      const nextId = ids[index + 1] ?? ids[index - 1];
      leave(isWide ? nextId : undefined, nextId);
    },
  };
}

/**
 * What is open, which a reload keeps. It stands with the entry of the history and not in the address: who has the id of a
 * conversation can read it. In the list's place it is a page of its own, from which "back" leads to the list.
 */
function useOpened(isWide: boolean): [string | undefined, (id: string | undefined) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const openedId = stateSchema.safeParse(state).data?.openedId;
  const open = (id: string | undefined) =>
    navigate(
      { pathname, search },
      {
        replace: isWide || openedId !== undefined || id === undefined,
        preventScrollReset: true,
        state: id ? { openedId: id } : null,
      },
    );
  return [openedId, (id) => void open(id)];
}

/** Moves the focus once something else is drawn. */
function useArrival(openedId: string | undefined): (move: () => void) => void {
  const next = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when what is shown has changed
  useEffect(() => {
    next.current?.();
    next.current = undefined;
  }, [openedId]);
  return (move) => {
    next.current = move;
  };
}
