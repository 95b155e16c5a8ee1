import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { LibraryFiles } from './ports.ts';

/** The owner's corrections, newest first. */
export async function readCorrections(
  files: Pick<LibraryFiles, 'readCorrections'>,
  { conversionId, correctionsVersion }: Pick<Conversion, 'conversionId' | 'correctionsVersion'>,
): Promise<Correction[]> {
  return (correctionsVersion && (await files.readCorrections(conversionId, correctionsVersion))) || [];
}
