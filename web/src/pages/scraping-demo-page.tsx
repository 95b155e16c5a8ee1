import { PublicLayout } from '#web/layouts/public-layout.tsx';
import type { PageProps } from './page.ts';

export function ScrapingDemoPage({ brand, links }: PageProps) {
  return (
    <PublicLayout brand={brand} links={links}>
      <h1>ScrapingDemo</h1>
    </PublicLayout>
  );
}
