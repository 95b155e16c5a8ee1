import { PublicLayout } from '#web/layouts/public-layout.tsx';
import type { PageProps } from './page.ts';

export function BrandExplorerPage({ brand, links }: PageProps) {
  return (
    <PublicLayout brand={brand} links={links}>
      <h1>BrandExplorer</h1>
    </PublicLayout>
  );
}
