import { setTimeout } from 'node:timers/promises';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { requireOwnedConversion } from '#functions/domain/identity/require-owned-conversion.ts';
import type { LibraryWorld } from '#functions/domain/knowledge-base/knowledge-world.ts';
import { cleanDocumentName, findEnding } from '#functions/ingest/document-name.ts';
import { openLibraryStore } from '#functions/storage/library-store.ts';
import { objectKeys } from '#functions/storage/object-keys.ts';
import { openPublishedStore } from '#functions/storage/published-store.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from './deps.ts';
import type { Call } from './respond.ts';

/** The stores that only knowledge bases need. */
export function openLibraries({ table, conversions }: Pick<Deps, 'table' | 'conversions'>) {
  return {
    libraries: openLibraryStore(table),
    conversions: { ...conversions, ...openPublishedStore(table) },
  };
}

/** The world of owners' calls on a knowledge base. */
export function openLibraryWorld(deps: Deps): LibraryWorld {
  return {
    ...deps,
    ...openLibraries(deps),
    startUpdate: (conversionId) => deps.sendOrLeaveToSweeper(() => deps.sendUpdate(conversionId)),
    // One that is still running tells of its end itself.
    endTranscription: (recording) => deps.sendOrLeaveToSweeper(() => deps.endTranscription(recording)),
  };
}

/** The same with what adding content needs. */
export function openContentWorld(deps: Deps) {
  return {
    ...openLibraryWorld(deps),
    uploads: deps.uploads,
    findUploadedSize: (uploadId: string) => deps.objects.sizeBytes(objectKeys.upload(uploadId)),
    cleanDocumentName,
    findEnding,
    sleep: (milliseconds: number) => setTimeout(milliseconds),
  };
}

/** The conversion of the call, which is the caller's own. */
export function requireConversion({ conversion }: Pick<Call, 'conversion'>): Conversion {
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  return conversion;
}

/** The conversion that the call names, or that of the caller's organisation where it names none. Throws VALIDATION. */
export async function findOwnConversion({
  deps,
  caller,
  conversion,
}: Pick<Call, 'deps' | 'caller' | 'conversion'>): Promise<Conversion> {
  if (conversion || !caller) return requireConversion({ conversion });
  const { organisationId } = caller;
  const conversionId = organisationId && (await deps.organisations.findConversionId(organisationId));
  if (conversionId) return requireOwnedConversion(deps, caller, conversionId);
  const message = 'Please name the assistant (conversionId).';
  throw new AppError('VALIDATION', { message, issues: [{ field: 'conversionId', message }] });
}
