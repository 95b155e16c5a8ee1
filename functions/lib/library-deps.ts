import { setTimeout } from 'node:timers/promises';
import type { LibraryWorld } from '#functions/domain/knowledge-base/knowledge-world.ts';
import { cleanDocumentName, documentExtension } from '#functions/ingest/document-name.ts';
import { objectKeys } from '#functions/storage/object-keys.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from './deps.ts';
import type { Call } from './respond.ts';

/** The world of owners' calls on a knowledge base. */
export function openLibraryWorld(deps: Deps): LibraryWorld {
  return {
    ...deps,
    startUpdate: (conversionId) => deps.sendOrLeaveToSweeper(() => deps.sendUpdate(conversionId)),
  };
}

/** The same with what adding content needs. */
export function openContentWorld(deps: Deps) {
  return {
    ...openLibraryWorld(deps),
    uploads: deps.uploads,
    findUploadedSize: (uploadId: string) => deps.objects.sizeBytes(objectKeys.upload(uploadId)),
    cleanDocumentName,
    documentExtension,
    sleep: (milliseconds: number) => setTimeout(milliseconds),
  };
}

/** The conversion of the call, which is the caller's own. */
export function requireConversion({ conversion }: Pick<Call, 'conversion'>) {
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  return conversion;
}
