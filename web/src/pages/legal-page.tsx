import { PublicLayout } from '#web/layouts/public-layout.tsx';
import type { PageProps } from './page.ts';

export function LegalPage({ brand, links }: PageProps) {
  return (
    <PublicLayout brand={brand} links={links}>
      <h1>Legal</h1>
    </PublicLayout>
  );
}
