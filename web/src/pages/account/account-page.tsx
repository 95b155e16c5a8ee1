import { DeletionSection } from '#web/features/account/deletion-section.tsx';
import { leaveDeletedAccount } from '#web/features/account/leave-deleted-account.ts';
import { MailSection } from '#web/features/account/mail-section.tsx';
import { ProfileLoader } from '#web/features/account/profile-loader.tsx';
import { SecuritySection } from '#web/features/account/security-section.tsx';
import { OrganizationsSection } from '#web/features/organizations/organizations-section.tsx';
import { MemberLayout } from '#web/layouts/site/member-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** The account of a person, also of one without an assistant. */
export function AccountPage({ brand, links }: PageProps) {
  usePageTitle(`Your account · ${brand.name}`);
  return (
    <MemberLayout brand={brand} links={links}>
      <div className="mx-auto max-w-3xl space-y-6">
        <h1 className="mb-8 text-title">Your account</h1>
        <ProfileLoader>
          {({ organisation }) => <OrganizationsSection current={organisation?.organisationId} />}
        </ProfileLoader>
        <SecuritySection />
        <ProfileLoader>
          {(profile) => (
            <>
              <MailSection />
              <DeletionSection profile={profile} onRequested={leaveDeletedAccount} />
            </>
          )}
        </ProfileLoader>
      </div>
    </MemberLayout>
  );
}
