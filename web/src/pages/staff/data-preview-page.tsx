import { DataPreview } from '#web/features/data-preview/data-preview.tsx';
import { StaffLayout } from '#web/layouts/staff/staff-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** /preview: the contents of the table, for staff. */
export function DataPreviewPage({ brand }: PageProps) {
  usePageTitle('Data Preview');
  return (
    <StaffLayout brand={brand}>
      <h1 className="text-title">Data Preview</h1>
      <p className="mt-2 mb-8 text-ink-muted">The newest customers, and totals for each platform.</p>
      <DataPreview />
    </StaffLayout>
  );
}
