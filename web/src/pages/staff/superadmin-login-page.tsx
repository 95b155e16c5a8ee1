import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { readReturnPath } from '#web/lib/sign-in/return-path.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { RecoveryCodes } from '#web/ui/data/recovery-codes.tsx';
import { Button } from '#web/ui/form/button.tsx';

const labels = {
  email: 'Email',
  password: 'Password',
  submit: 'Access SuperAdmin Dashboard',
  busy: 'Authenticating...',
};

/** Document 2 section 2.10. */
export function SuperadminLoginPage({ brand, links }: PageProps) {
  const [, navigate] = useLocation();
  const search = useSearch();
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
        <a href="/" className="font-semibold underline underline-offset-4">
          Back to Home
        </a>
      </p>
    </CardPage>
  );
}
