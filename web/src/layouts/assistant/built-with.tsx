import type { Brand } from '#shared/brands/brand.ts';
import type { SiteLinks } from '#web/lib/site/site-links.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Rarely needed. */
const ReportLink = loadPart(async () => (await import('./report-link.tsx')).ReportLink);

type BuiltWithProps = {
  brand: Brand;
  links: SiteLinks;
  /** The assistant whose accessibility report can be downloaded; undefined for a sample. */
  conversionId: string | undefined;
  /** Its owner's plan leaves out who made it. */
  hidesMaker: boolean | undefined;
};

/** Who made the assistant, what becomes of what is written, and how accessible it is. */
export function BuiltWith({ brand, links, conversionId, hidesMaker }: BuiltWithProps) {
  const { texts } = useTexts();
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 text-ink-muted text-sm">
      {!hidesMaker && (
        <p>
          {texts.builtWith}{' '}
          <SiteLink to={links.home} className="underline underline-offset-4" label={brand.name} />
        </p>
      )}
      <p>
        <SiteLink to={links.legal('privacy')} className="underline underline-offset-4">
          {texts.privacy}
        </SiteLink>
      </p>
      {conversionId && (
        <LoadBoundary>
          <ReportLink {...{ brand, conversionId }} />
        </LoadBoundary>
      )}
    </div>
  );
}
