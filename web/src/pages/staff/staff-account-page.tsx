import { PasswordForm } from '#web/features/staff-account/password-form.tsx';
import { StaffLayout } from '#web/layouts/staff/staff-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** /superadmin/account: how a member of staff signs in. */
export function StaffAccountPage({ brand }: PageProps) {
  usePageTitle('Your account');
  return (
    <StaffLayout brand={brand}>
      <div className="max-w-3xl space-y-6">
        <div>
          <h1 className="text-title">Your account</h1>
          <p className="mt-2 break-words text-ink-muted">
            You are signed in as {signInStore.findProfile('staff')}.
          </p>
        </div>
        <PasswordForm />
      </div>
    </StaffLayout>
  );
}
