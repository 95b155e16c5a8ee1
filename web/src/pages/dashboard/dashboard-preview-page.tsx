import { useNavigate } from 'react-router-dom';
import { SampleDashboard } from '#web/layouts/dashboard/sample-dashboard.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** /school/dashboard/preview: a sample dashboard for visitors without one. */
export function DashboardPreviewPage({ brand, links }: PageProps) {
  const navigate = useNavigate();
  usePageTitle('Dashboard preview');
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width py-14">
        <h1 className="mb-3 text-display">A look at your dashboard</h1>
        <p className="mb-10 max-w-2xl text-ink-muted text-lead">
          What visitors asked, what they were told, and what your website forgot to say. With an invented{' '}
          {brand.demo.noun}.
        </p>
        <SampleDashboard brand={brand} onOpen={() => navigate(`${links.home}#trial-signup`)} />
      </div>
    </PublicLayout>
  );
}
