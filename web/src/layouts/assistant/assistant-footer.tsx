import { lazy, Suspense } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Its labels are in every language. */
const AssistantReport = lazy(async () => ({
  default: (await import('./assistant-report.tsx')).AssistantReport,
}));

type AssistantFooterProps = {
  brand: Brand;
  home: string;
  /** Absent for a sample, which has no report. */
  conversionId: string | undefined;
};

/** Who made the assistant, and its accessibility report. */
export function AssistantFooter({ brand, home, conversionId }: AssistantFooterProps) {
  const { texts } = useTexts();
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 text-ink-muted text-sm">
      <p>
        {texts.builtWith}{' '}
        <SiteLink to={home} className="underline underline-offset-4">
          {brand.name}
        </SiteLink>
      </p>
      {conversionId && (
        <Suspense>
          <AssistantReport brand={brand} conversionId={conversionId} />
        </Suspense>
      )}
    </div>
  );
}
