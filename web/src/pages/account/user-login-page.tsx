import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { readReturnPath } from '#web/lib/sign-in/return-path.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

const labels = { email: 'Email Address', password: 'Password', submit: 'Sign In', busy: 'Signing in...' };
const linkStyle = 'font-semibold underline underline-offset-4';

/** Document 2 section 2.11. */
export function UserLoginPage({ brand, links }: PageProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const title = brand.asksInstitutionType ? 'School Dashboard Login' : 'User Dashboard Login';
  useEffect(() => {
    // Preloads the dashboard while the visitor types.
    void import('./account-page.tsx');
  }, []);
  return (
    <CardPage brand={brand} links={links} title={title}>
      <SignInForm
        audience="user"
        labels={labels}
        onSignedIn={({ isDeletionCancelled }) => {
          if (isDeletionCancelled) {
            toastStore.show({
              title: 'Welcome back',
              description: 'Your account won’t be deleted, and your assistants answer again.',
            });
          }
          navigate(readReturnPath(search) ?? '/school/dashboard');
        }}
      >
        <p>
          <SiteLink to={links.signIn.replace('login', 'forgot-password')} className={linkStyle}>
            Forgot your password?
          </SiteLink>
        </p>
      </SignInForm>
      <p className="mt-6 border-line border-t pt-5 text-ink-muted">
        Need help signing in?{' '}
        <SiteLink to={links.contact} className={`${linkStyle} text-ink`}>
          Contact Support
        </SiteLink>
      </p>
    </CardPage>
  );
}
