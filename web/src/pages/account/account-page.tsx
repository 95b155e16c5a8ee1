import { AccountSecurity } from '#web/features/account/account-security.tsx';
import { leaveDeletedAccount } from '#web/features/account/leave-deleted-account.ts';
import { MemberLayout } from '#web/layouts/site/member-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

export function AccountPage({ brand, links }: PageProps) {
  usePageTitle(`Your account · ${brand.name}`);
  return (
    <MemberLayout brand={brand} links={links}>
      <div className="mx-auto max-w-3xl">
        <h1 className="mb-8 text-title">Your account</h1>
        <AccountSecurity onDeletionRequested={leaveDeletedAccount} />
      </div>
    </MemberLayout>
  );
}
