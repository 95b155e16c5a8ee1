import { PublicLayout } from '#web/layouts/public-layout.tsx';
import type { PageProps } from './page.ts';

export function ContactPage({ brand, links }: PageProps) {
  return (
    <PublicLayout brand={brand} links={links}>
      <h1>Contact</h1>
    </PublicLayout>
  );
}
