import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { makeSourceId } from '#functions/domain/conversions/source-id.ts';
import { findPlanOf } from '#functions/domain/plans/find-plan-of.ts';
import type { UploadedDocument } from '#functions/domain/uploads/upload.ts';
import {
  describeScanRefusal,
  requireScanned,
  type ScanPorts,
} from '#functions/domain/uploads/upload-scan.ts';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { AppError } from '#shared/errors.ts';
import { changeLibrary } from '../change-library.ts';
import { isPageOfWebsite, restartReading, type StoredItem } from '../library.ts';
import { showItem } from '../list-knowledge.ts';
import type { LibraryPorts } from '../ports.ts';

const titleLength = 200;
const titleOfTextLength = 80;

/** Bytes that become an entry: a file, or text or captions treated as one. */
export type AddedFile = {
  type: KnowledgeItem['type'];
  title: string;
  filename: string;
  contentType: string;
  bytes: Uint8Array;
  /** URL of the video the captions belong to. */
  url?: string | undefined;
  /** Further fields of the entry. */
  part?: Partial<StoredItem>;
};

/** Adds text or captions, which need no malware scan, as an entry to be read. Throws VALIDATION, NOT_READY, CONFLICT. */
export async function addFile(
  ports: LibraryPorts,
  conversion: Conversion,
  file: AddedFile,
): Promise<KnowledgeItem> {
  const id = ports.makeId();
  await ports.files.writeOriginal(conversion.conversionId, id, file.bytes);
  return addCopied(ports, conversion, id, file);
}

/** Adds a file sent in the call, which takes the way of an upload, past the malware scan. Throws like `addFile`. */
export async function addSent(
  ports: LibraryPorts & ScanPorts,
  conversion: Conversion,
  file: AddedFile,
): Promise<KnowledgeItem> {
  const uploadId = ports.makeId();
  await ports.files.writeUpload(uploadId, file.bytes);
  await requireScanned(ports, { uploadId, filename: file.filename }, 'file');
  await copyScanned(ports, conversion, { uploadId, filename: file.filename });
  const item = await addCopied(ports, conversion, uploadId, file);
  await ports.files.removeUpload(uploadId);
  return item;
}

async function copyScanned(
  ports: LibraryPorts,
  { conversionId }: Conversion,
  { uploadId, filename }: Pick<UploadedDocument, 'uploadId' | 'filename'>,
): Promise<void> {
  const message = describeScanRefusal(filename, await ports.files.copyUpload(conversionId, uploadId));
  if (message) throw new AppError('VALIDATION', { message, issues: [{ field: 'file', message }] });
}

function addCopied(
  ports: LibraryPorts,
  conversion: Conversion,
  id: string,
  { type, title, filename, contentType, url, part }: AddedFile,
): Promise<KnowledgeItem> {
  return addItem(ports, conversion, {
    ...describeNew(ports, type, title),
    id,
    ...(url && { url }),
    origin: { kind: 'file', filename, contentType },
    ...part,
  });
}

/** Adds a document from an upload link. Throws like `addFile`. */
export async function addUpload(
  ports: LibraryPorts,
  conversion: Conversion,
  { uploadId, filename, contentType }: UploadedDocument,
  part: Partial<StoredItem> = {},
): Promise<KnowledgeItem> {
  await copyScanned(ports, conversion, { uploadId, filename });
  return addItem(ports, conversion, {
    ...describeNew(ports, 'pdf', filename),
    id: uploadId,
    origin: { kind: 'file', filename, contentType },
    ...part,
  });
}

/** Adds a page, linked document or video by URL; an existing one is re-read. Throws like `addFile`. */
export function addAddress(
  ports: LibraryPorts,
  conversion: Conversion,
  type: 'webpage' | 'video',
  url: string,
): Promise<KnowledgeItem> {
  return addItem(ports, conversion, {
    ...describeNew(ports, type, url),
    id: makeSourceId(url),
    url,
    origin: { kind: 'web' },
    isAdded: true,
  });
}

/** Title of an untitled text: its beginning. */
export function titleText(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  return line.length <= titleOfTextLength ? line : `${line.slice(0, titleOfTextLength - 1)}…`;
}

function describeNew(ports: Pick<LibraryPorts, 'now'>, type: KnowledgeItem['type'], title: string) {
  return {
    type,
    title: title.slice(0, titleLength),
    status: 'pending',
    wordCount: 0,
    createdAt: ports.now().toISOString(),
    attempts: 0,
  } as const;
}

async function addItem(
  ports: LibraryPorts,
  conversion: Conversion,
  item: StoredItem,
): Promise<KnowledgeItem> {
  const { entries: limit } = await findPlanOf(ports, conversion);
  const library = await changeLibrary(ports, conversion, (before) => {
    const known = before.items.find(({ id }) => id === item.id);
    if (known) {
      const { removal: _removal, ...again } = restartReading(known);
      return { ...before, items: before.items.map((other) => (other === known ? again : other)) };
    }
    const entries = before.items.filter((other) => !isPageOfWebsite(other));
    if (entries.length >= limit) throw tooMany(limit);
    return { ...before, items: [item, ...before.items] };
  });
  await ports.startUpdate(conversion.conversionId);
  return showItem(library.items.find(({ id }) => id === item.id) ?? item);
}

function tooMany(limit: number): AppError {
  const message = `Your plan includes at most ${limit} documents and other entries of your own. Please delete one first, or choose a larger plan.`;
  return new AppError('VALIDATION', { message, issues: [{ field: 'content', message }] });
}
