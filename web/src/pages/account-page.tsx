import { AccountSecurity } from '#web/features/account/account-security.tsx';
import { MemberLayout } from '#web/layouts/member-layout.tsx';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { leaveDeletedAccount } from './leave-deleted-account.ts';
import type { PageProps } from './page.ts';

/** The owner's account. */
export function AccountPage({ brand, links }: PageProps) {
  usePageTitle(`Your account · ${brand.name}`);
  return (
    <MemberLayout brand={brand} links={links} audience="user">
      <div className="mx-auto max-w-3xl">
        <h1 className="mb-8 text-title">Your account</h1>
        <AccountSecurity onDeletionRequested={leaveDeletedAccount} />
      </div>
    </MemberLayout>
  );
}
