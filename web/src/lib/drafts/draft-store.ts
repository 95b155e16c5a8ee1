import { useSyncExternalStore } from 'react';

/** What people have typed and not saved, by the key of its form: it stays when the form leaves the page. */
export type DraftStore<Draft> = {
  read(key: string): Draft | undefined;
  /** Undefined once it is saved or given up. */
  write(key: string, draft: Draft | undefined): void;
  subscribe(listener: () => void): () => void;
};

const kept = new Set<Map<string, unknown>>();
const listeners = new Set<() => void>();

/** A store for drafts of one kind, for as long as the page is open. Leaving the page with a draft asks first. */
export function openDraftStore<Draft>(): DraftStore<Draft> {
  const drafts = new Map<string, Draft>();
  kept.add(drafts);
  return {
    read: (key) => drafts.get(key),
    write(key, draft) {
      if (draft === undefined) drafts.delete(key);
      else drafts.set(key, draft);
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Forgets every draft: the next person at this browser must not see them. */
export function clearDrafts(): void {
  for (const drafts of kept) drafts.clear();
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
  const hasDrafts = [...kept].some((drafts) => drafts.size > 0);
  if (hasDrafts) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  for (const listener of listeners) listener();
}

/** The browser then asks whether to leave. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
