import { useSearchParams } from 'react-router-dom';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { OwnedDashboard } from '#web/layouts/dashboard/owned-dashboard.tsx';
import { SignedInGuard } from '#web/layouts/site/signed-in-guard.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** The customer's dashboard for the assistant in the address, or their first one. */
export function SchoolDashboardPage({ brand, links, parameters }: PageProps) {
  const [search] = useSearchParams();
  const conversionId = readConversionId(parameters.conversionId ?? search.get('admin') ?? search.get('id'));
  return (
    <SignedInGuard audience="user">
      <OwnedDashboard conversionId={conversionId} frame={{ brand, links }} />
    </SignedInGuard>
  );
}

/** Document 3 section 2: an id may have the prefix `admin_` instead of `conv_`. */
function readConversionId(text: string | null | undefined): string | undefined {
  const id = text?.replace(/^admin_/, 'conv_');
  return id && isConversionId(id) ? id : undefined;
}
