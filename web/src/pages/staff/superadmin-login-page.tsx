import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { readReturnPath } from '#web/lib/sign-in/return-path.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { RecoveryCodes } from '#web/ui/data/recovery-codes.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

const labels = {
  email: 'Email',
  password: 'Password',
  submit: 'Access SuperAdmin Dashboard',
  busy: 'Authenticating...',
};

/** Document 2 section 2.10. */
export function SuperadminLoginPage({ brand, links }: PageProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([]);
  const enter = () => navigate(readReturnPath(search) ?? '/superadmin');
  return (
    <CardPage brand={brand} links={links} title="SuperAdmin Login">
      {recoveryCodes.length > 0 ? (
        <div className="space-y-6">
          <RecoveryCodes codes={recoveryCodes} />
          <Button onClick={enter}>I have kept them</Button>
        </div>
      ) : (
        <SignInForm
          audience="staff"
          labels={labels}
          onSignedIn={(reply) => {
            if (reply.recoveryCodes.length > 0) setRecoveryCodes(reply.recoveryCodes);
            else enter();
          }}
        />
      )}
      <p className="mt-6 border-line border-t pt-5">
        <SiteLink to="/" className="font-semibold underline underline-offset-4">
          Back to Home
        </SiteLink>
      </p>
    </CardPage>
  );
}
