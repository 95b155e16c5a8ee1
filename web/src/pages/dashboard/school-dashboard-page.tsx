import { useSearchParams } from 'react-router-dom';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { OwnedDashboard } from '#web/layouts/dashboard/owned-dashboard.tsx';
import { MemberLayout } from '#web/layouts/site/member-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** The customer's dashboard for the assistant in the address, or their first one. */
export function SchoolDashboardPage({ brand, links, parameters }: PageProps) {
  usePageTitle(`Dashboard · ${brand.name}`);
  const [search] = useSearchParams();
  const conversionId = readConversionId(parameters.conversionId ?? search.get('admin') ?? search.get('id'));
  return (
    <MemberLayout brand={brand} links={links} audience="user">
      <OwnedDashboard conversionId={conversionId} />
    </MemberLayout>
  );
}

/** Document 3 section 2: an id may have the prefix `admin_` instead of `conv_`. */
function readConversionId(text: string | null | undefined): string | undefined {
  const id = text?.replace(/^admin_/, 'conv_');
  return id && isConversionId(id) ? id : undefined;
}
