import { useSyncExternalStore } from 'react';

/** What people have typed and not saved, by the key of its form: it stays when the form leaves the page. */
export type DraftStore<Draft> = {
  read(key: string): Draft | undefined;
  /** Undefined once it is saved or given up. */
  write(key: string, draft: Draft | undefined): void;
  subscribe(listener: () => void): () => void;
};

/** Each store's drafts, with the place in the page where they are entered. */
const kept = new Map<Map<string, unknown>, string>();
const listeners = new Set<() => void>();

/**
 * A store for drafts of one kind, for as long as the page is open. Leaving the page with a draft asks first. `place`
 * names where they are entered, for those who lead there.
 */
export function openDraftStore<Draft>(place = ''): DraftStore<Draft> {
  const drafts = new Map<string, Draft>();
  kept.set(drafts, place);
  return {
    read: (key) => drafts.get(key),
    write(key, draft) {
      if (draft === undefined) drafts.delete(key);
      else drafts.set(key, draft);
      announce();
    },
    subscribe,
  };
}

/** Whether something entered at a place is not saved yet. */
export const hasDrafts = (place: string): boolean => listPlaces().includes(place);

export function useDraftPlaces(): string[] {
  const places = useSyncExternalStore(
    subscribe,
    () => listPlaces().join(),
    () => '',
  );
  return places.split(',');
}

const listPlaces = (): string[] => [...kept].flatMap(([drafts, place]) => (drafts.size > 0 ? [place] : []));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets every draft: the next person at this browser must not see them. */
export function clearDrafts(): void {
  for (const drafts of kept.keys()) drafts.clear();
  announce();
}

/** A draft, with a function that replaces it. */
export function useDraft<Draft>(
  store: DraftStore<Draft>,
  key: string,
): [Draft | undefined, (draft: Draft | undefined) => void] {
  const draft = useSyncExternalStore(
    store.subscribe,
    () => store.read(key),
    () => undefined,
  );
  return [draft, (next) => store.write(key, next)];
}

function announce(): void {
  if (listPlaces().length > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  for (const listener of listeners) listener();
}

/** The browser then asks whether to leave. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
