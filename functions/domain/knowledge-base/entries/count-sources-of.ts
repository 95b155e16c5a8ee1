import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { LibraryStore } from '#functions/storage/dynamodb/conversions/library-store.ts';
import { countItems, countRead } from './count-entries.ts';

type CountingPorts = {
  organisations: { findConversionId(organisationId: string): Promise<string | undefined> };
  libraries: Pick<LibraryStore, 'find'>;
  conversions: Pick<ConversionStore, 'findSources'>;
};

/** Pages and documents an organisation's assistant has read. */
export async function countSourcesOf(
  { organisations, libraries, conversions }: CountingPorts,
  organisationId: string,
): Promise<{ pages: number; documents: number }> {
  const conversionId = await organisations.findConversionId(organisationId);
  if (!conversionId) return { pages: 0, documents: 0 };
  const library = await libraries.find(conversionId);
  return library ? countItems(library) : countRead((await conversions.findSources(conversionId)).counts);
}
