import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { brandOfConversion, isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { greetReturning } from '#web/features/sign-in/greet-returning.ts';
import { OrganizationSignIn } from '#web/features/sign-in/organization-sign-in.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { readReturnPath } from '#web/lib/sign-in/return-path.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

const labels = { email: 'Email Address', password: 'Password', submit: 'Sign In', busy: 'Signing in...' };
const linkStyle = 'font-semibold underline underline-offset-4';

/** Document 2 section 2.11. */
export function UserLoginPage({ brand: hostBrand, links }: PageProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const returnPath = readReturnPath(search);
  const brand = findBrandOfReturn(returnPath) ?? hostBrand;
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
        onSignedIn={(reply) => {
          greetReturning(reply);
          navigate(returnPath ?? '/school/dashboard');
        }}
      >
        <p>
          <SiteLink to={links.signIn.replace('login', 'forgot-password')} className={linkStyle}>
            Forgot your password?
          </SiteLink>
        </p>
      </SignInForm>
      <OrganizationSignIn
        email={new URLSearchParams(search).get('organization') ?? undefined}
        returnPath={returnPath}
        leave={(url) => window.location.assign(url)}
      />
      <p className="mt-6 border-line border-t pt-5 text-ink-muted">
        Need help signing in?{' '}
        <SiteLink to={links.contact} className={`${linkStyle} text-ink`} label="Contact Support" />
      </p>
    </CardPage>
  );
}

/** Whoever comes from an assistant's dashboard reads the words of its brand, on hosts of others and of none. */
function findBrandOfReturn(path = ''): Brand | undefined {
  const conversionId = path.split(/[/?]/).find(isConversionId);
  return conversionId === undefined ? undefined : brands[brandOfConversion(conversionId)];
}
