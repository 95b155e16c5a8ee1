import type { Brand } from '#shared/brands/brand.ts';
import { ReportButton } from '#web/features/conformance/report-button.tsx';
import { reportLabels } from '#web/features/conformance/report-labels.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';

/** Downloads the accessibility report of an assistant. */
export function ReportLink({ brand, conversionId }: { brand: Brand; conversionId: string }) {
  const { texts, language } = useTexts();
  return (
    <p>
      <ReportButton {...{ brand, conversionId }} label={reportLabels[language]} failure={texts.didNotWork} />
    </p>
  );
}
