import type { Brand } from '#shared/brands/brand.ts';
import { FormsClientProvider } from '#web/features/forms/forms-client.ts';
import { FormsTab as Forms } from '#web/features/forms/forms-tab.tsx';
import { loadClient } from '#web/lib/api/load-client.ts';

/** The owner's forms. */
export function FormsTab({ brand, conversionId }: { brand: Brand; conversionId: string }) {
  return (
    <FormsClientProvider value={loadClient}>
      <Forms conversionId={conversionId} brand={brand} />
    </FormsClientProvider>
  );
}
