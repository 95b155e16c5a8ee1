import { setTimeout } from 'node:timers/promises';
import type { LibraryPorts } from '#functions/domain/knowledge-base/ports.ts';
import { cleanDocumentName, findEnding } from '#functions/engine/documents/document-name.ts';
import { openLibraryStore } from '#functions/storage/dynamodb/conversions/library-store.ts';
import { openPublishedStore } from '#functions/storage/dynamodb/conversions/published-store.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import type { Deps } from './deps.ts';

/** The stores that only knowledge bases need. */
export function openLibraries({ table, conversions }: Pick<Deps, 'table' | 'conversions'>) {
  return {
    libraries: openLibraryStore(table),
    conversions: { ...conversions, ...openPublishedStore(table) },
  };
}

/** The ports for an owner's calls on a knowledge base. */
export function openLibraryPorts(deps: Deps): LibraryPorts {
  return {
    ...deps,
    ...openLibraries(deps),
    startUpdate: (conversionId) => deps.sendOrLeaveToSweeper(() => deps.sendUpdate(conversionId)),
    // One that is still running tells of its end itself.
    endTranscription: (recording) => deps.sendOrLeaveToSweeper(() => deps.endTranscription(recording)),
  };
}

/** The same with what adding content needs. */
export function openContentPorts(deps: Deps) {
  return {
    ...openLibraryPorts(deps),
    uploads: deps.uploads,
    findUploadedSize: (uploadId: string) => deps.objects.sizeBytes(objectKeys.upload(uploadId)),
    cleanDocumentName,
    findEnding,
    sleep: (milliseconds: number) => setTimeout(milliseconds),
  };
}
