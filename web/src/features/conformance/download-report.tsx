import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Brand } from '#shared/brands/brand.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { api } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { ConformanceReport } from './conformance-report.tsx';
import type { ReportedAssistant } from './describe-assistant.ts';

/** Downloads the report of the product, with what one assistant adds if its id is given. */
export async function downloadReport(brand: Brand, conversionId?: string): Promise<void> {
  const assistant = conversionId ? await readAssistant(conversionId) : undefined;
  const report = document.implementation.createHTMLDocument();
  const root = createRoot(report);
  flushSync(() => root.render(<ConformanceReport brand={brand} assistant={assistant} />));
  saveFile(
    `accessibility-conformance-report-${conversionId ?? brand.id}.html`,
    `<!doctype html>\n${report.documentElement.outerHTML}`,
    'text/html',
  );
  root.unmount();
}

async function readAssistant(conversionId: string): Promise<ReportedAssistant> {
  const brandId = brandOfConversion(conversionId);
  const { site, progressDetails } = await api.conversions.getBrandProgress.call({ brandId, conversionId });
  return {
    site,
    address: `${window.location.origin}/gptsite/${conversionId}`,
    sources: progressDetails.sources,
    day: new Date().toISOString().slice(0, 10),
  };
}
