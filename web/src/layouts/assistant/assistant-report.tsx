import type { Brand } from '#shared/brands/brand.ts';
import { ReportButton } from '#web/features/conformance/report-button.tsx';
import { reportLabels } from '#web/features/conformance/report-labels.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';

/** The accessibility conformance report of an assistant, in the reader's language. */
export function AssistantReport({ brand, conversionId }: { brand: Brand; conversionId: string }) {
  const { texts, language } = useTexts();
  return (
    <ReportButton
      brand={brand}
      conversionId={conversionId}
      label={reportLabels[language]}
      failure={texts.didNotWork}
    />
  );
}
