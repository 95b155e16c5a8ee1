/** A file on its way into the knowledge base. */
export type Upload = {
  id: number;
  conversionId: string;
  name: string;
  state:
    | { kind: 'waiting' }
    | { kind: 'sending'; percentage: number }
    | { kind: 'added'; itemId: string }
    | { kind: 'failed'; reason: string; canRetry: boolean };
};

type SendPorts = {
  /** Why a file is not sent at all. */
  findProblem(file: File): string | undefined;
  /** Returns the id of the new entry. */
  send(conversionId: string, file: File, onSent: (percentage: number) => void): Promise<string>;
  describeFailure(error: unknown): string;
};

/** More share the line and end no sooner. */
const sentAtOnce = 2;

/** Sends files, two at a time, and tells of each how far it is. It outlives the page that shows it. */
export function makeUploadStore({ findProblem, send, describeFailure }: SendPorts) {
  let uploads: readonly Upload[] = [];
  const files = new Map<number, File>();
  const listeners = new Set<() => void>();
  let nextId = 1;

  const set = (changed: readonly Upload[]) => {
    uploads = changed;
    for (const listener of listeners) listener();
  };
  const update = (id: number, state: Upload['state']) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  const count = (kind: Upload['state']['kind']) => uploads.filter(({ state }) => state.kind === kind).length;

  function sendNext(): void {
    const next = uploads.find(({ state }) => state.kind === 'waiting');
    if (!next || count('sending') >= sentAtOnce) return;
    void sendOne(next);
    sendNext();
  }

  async function sendOne({ id, conversionId }: Upload): Promise<void> {
    const file = files.get(id);
    if (!file) return;
    update(id, { kind: 'sending', percentage: 0 });
    try {
      const itemId = await send(conversionId, file, (percentage) =>
        update(id, { kind: 'sending', percentage }),
      );
      files.delete(id);
      update(id, { kind: 'added', itemId });
    } catch (error) {
      update(id, { kind: 'failed', reason: describeFailure(error), canRetry: true });
    }
    sendNext();
  }

  return {
    read: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Whether leaving the page would lose a file. */
    isBusy: () => count('waiting') + count('sending') > 0,
    start(conversionId: string, chosen: readonly File[]) {
      const added = chosen.map((file): Upload => {
        const id = nextId++;
        const problem = findProblem(file);
        if (!problem) files.set(id, file);
        const state = problem
          ? ({ kind: 'failed', reason: problem, canRetry: false } as const)
          : ({ kind: 'waiting' } as const);
        return { id, conversionId, name: file.name, state };
      });
      set([...uploads, ...added]);
      sendNext();
    },
    retry(id: number) {
      update(id, { kind: 'waiting' });
      sendNext();
    },
    /** Forgets every file; what is being sent ends by itself. */
    reset() {
      files.clear();
      set([]);
    },
    /** Takes those that have ended off the list. */
    clear(conversionId: string) {
      const isDone = ({ state, conversionId: own }: Upload) =>
        own === conversionId && (state.kind === 'added' || state.kind === 'failed');
      for (const { id } of uploads.filter(isDone)) files.delete(id);
      set(uploads.filter((upload) => !isDone(upload)));
    },
  };
}
