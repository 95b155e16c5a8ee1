import { PublicLayout } from '#web/layouts/public-layout.tsx';
import type { PageProps } from './page.ts';

export function AboutPage({ brand, links }: PageProps) {
  return (
    <PublicLayout brand={brand} links={links}>
      <h1>About</h1>
    </PublicLayout>
  );
}
