import { useLocation, useNavigate } from 'react-router-dom';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { StaffProviderSignIn, staffLabels } from '#web/features/sign-in/staff-provider-sign-in.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { readReturnPath } from '#web/lib/sign-in/return-path.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

const linkStyle = 'font-semibold underline underline-offset-4';

/** Document 2 section 2.10. */
export function SuperadminLoginPage({ brand, links }: PageProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <CardPage brand={brand} links={links} title="SuperAdmin Login">
      {readReturnPath(search) && (
        <p role="status" className="mb-5">
          You are signed out. Sign in, and you return to the page you were on.
        </p>
      )}
      <SignInForm
        audience="staff"
        labels={staffLabels}
        onSignedIn={() => navigate(readReturnPath(search) ?? '/superadmin')}
      >
        <p>
          <SiteLink to="/user/forgot-password" className={linkStyle} label="Forgot your password?" />
        </p>
      </SignInForm>
      <StaffProviderSignIn returnPath={readReturnPath(search)} leave={(url) => window.location.assign(url)} />
      <p className="mt-6 border-line border-t pt-5">
        <SiteLink to="/" className={linkStyle} label="Back to Home" />
      </p>
    </CardPage>
  );
}
