import { ScrapingProgress } from '#web/features/demo/scraping-progress.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** Document 3 section 2, "Scraping demo page". */
export function ScrapingDemoPage({ brand, links }: PageProps) {
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width py-14">
        <h1 className="text-display">Reading a website</h1>
        <p className="mt-5 mb-10 max-w-2xl text-ink-muted text-lead">
          A timed demonstration of what happens between an address and an assistant. Nothing is read here; the
          trial shows the real thing, page by page.
        </p>
        <ScrapingProgress />
      </div>
    </PublicLayout>
  );
}
