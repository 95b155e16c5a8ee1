import { type UploadDocument, UploadError } from '#web/lib/api/upload-document.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';
import type { DocumentReference } from './signup-draft.ts';

export type QueuedDocument = {
  key: string;
  filename: string;
  size: number;
  type: string;
  status: 'uploading' | 'uploaded' | 'failed';
  /** Share of the bytes sent, 0 to 1. */
  progress: number;
  documentUrl?: string;
};

/** Uploads files as they are chosen. */
export function makeUploadQueue(upload: UploadDocument) {
  let documents: readonly QueuedDocument[] = [];
  const uploads = new Map<string, { file: File; cancel: AbortController; done: Promise<void> }>();
  const listeners = new Set<() => void>();

  const set = (next: readonly QueuedDocument[]) => {
    documents = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, part: Partial<QueuedDocument>) =>
    set(documents.map((document) => (document.key === key ? { ...document, ...part } : document)));

  const start = (key: string, file: File) => {
    const cancel = new AbortController();
    const onProgress = (progress: number) => change(key, { progress });
    const done = upload(file, { onProgress, signal: cancel.signal }).then(
      (documentUrl) => change(key, { status: 'uploaded', progress: 1, documentUrl }),
      () => change(key, { status: 'failed' }),
    );
    uploads.set(key, { file, cancel, done });
  };
  const retry = (key: string) => {
    const file = uploads.get(key)?.file;
    if (!file) return;
    change(key, { status: 'uploading', progress: 0 });
    start(key, file);
  };
  const remove = (key: string) => {
    uploads.get(key)?.cancel.abort();
    uploads.delete(key);
    set(documents.filter((document) => document.key !== key));
  };

  return {
    read: () => documents,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Puts documents uploaded in an earlier page view first. */
    restore(earlier: readonly DocumentReference[]) {
      const keys = new Set(documents.map(({ key }) => key));
      set([...earlier.map(restoreDocument).filter(({ key }) => !keys.has(key)), ...documents]);
    },
    add(files: readonly File[]) {
      const added = files.map((file) => ({ file, document: queueDocument(file) }));
      set([...documents, ...added.map(({ document }) => document)]);
      for (const { file, document } of added) start(document.key, file);
    },
    retry,
    remove,
    clear() {
      for (const { key } of documents) remove(key);
    },
    /** Waits for all uploads, retrying failed ones once; rejects with `UploadError` if one still fails. */
    async settle(): Promise<DocumentReference[]> {
      for (const { key, status } of documents) if (status === 'failed') retry(key);
      await Promise.all([...uploads.values()].map(({ done }) => done));
      const missing = documents.find(({ documentUrl }) => !documentUrl);
      if (missing) throw new UploadError(`The document ${missing.filename} could not be uploaded.`);
      return listReferences(documents);
    },
  };
}
export type UploadQueue = ReturnType<typeof makeUploadQueue>;

/** References of the uploaded documents. */
export function listReferences(documents: readonly QueuedDocument[]): DocumentReference[] {
  return documents.flatMap(({ documentUrl, filename, size, type }) =>
    documentUrl ? [{ url: documentUrl, filename, size, type }] : [],
  );
}

function queueDocument({ name, size, type }: File): QueuedDocument {
  return { key: makeRandomId(), filename: name, size, type, status: 'uploading', progress: 0 };
}

function restoreDocument({ url, filename = url, size = 0, type = '' }: DocumentReference): QueuedDocument {
  return { key: url, filename, size, type, status: 'uploaded', progress: 1, documentUrl: url };
}
