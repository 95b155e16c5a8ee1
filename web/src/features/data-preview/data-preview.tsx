import { parseBrandId } from '#shared/brands/brand-names.ts';
import { brands } from '#shared/brands/index.ts';
import type { PreviewData } from '#shared/contract/staff/preview.ts';
import { FactList } from '#web/ui/data/fact-list.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { AdminUserTable, ConversionTable } from './preview-tables.tsx';
import { usePreviewData } from './use-preview-data.ts';

/** Contents of the table: counts and the newest entries (document 3 section 2). */
export function DataPreview() {
  const { data, error, isFetching, refetch } = usePreviewData();
  return (
    <div className="space-y-10">
      {error && (
        <Callout tone="danger" role="alert">
          <p className="font-semibold">The data could not be read</p>
          <p>{error.message}</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            disabled={isFetching}
            onClick={() => void refetch()}
          >
            Retry
          </Button>
        </Callout>
      )}
      {!data && !error && <Spinner label="Reading the data…" />}
      {data && (
        <>
          <Summary data={data} />
          <ConversionTable conversions={data.conversions} />
          <AdminUserTable adminUsers={data.adminUsers} />
        </>
      )}
    </div>
  );
}

function Summary({ data }: { data: PreviewData }) {
  const totals = [
    { label: 'Total Conversions', value: data.totalConversions },
    { label: 'Total Admin Users', value: data.totalAdminUsers },
    { label: 'Total Inquiries', value: data.totalInquiries },
  ];
  const platforms = Object.entries(data.platforms).map(([id, value]) => ({ label: nameOf(id), value }));
  return (
    <>
      <section aria-labelledby="summary">
        <h2 id="summary" className="mb-3 text-xl">
          Summary
        </h2>
        <FactList facts={totals} />
      </section>
      <section aria-labelledby="platforms">
        <h2 id="platforms" className="mb-3 text-xl">
          Conversions by platform
        </h2>
        <FactList facts={platforms} />
      </section>
    </>
  );
}

function nameOf(platform: string): string {
  const brandId = parseBrandId(platform);
  return brandId ? brands[brandId].name : platform;
}
