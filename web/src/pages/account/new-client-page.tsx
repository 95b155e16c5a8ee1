import { NewClientForm } from '#web/features/signup/new-client-form.tsx';
import { MemberLayout } from '#web/layouts/site/member-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** One more organization of a person who has an account. */
export function NewClientPage({ brand, links }: PageProps) {
  usePageTitle(`New client · ${brand.name}`);
  return (
    <MemberLayout brand={brand} links={links}>
      <div className="mx-auto max-w-xl">
        <h1 className="mb-8 text-title">New client</h1>
        <NewClientForm brandId={brand.id} />
      </div>
    </MemberLayout>
  );
}
