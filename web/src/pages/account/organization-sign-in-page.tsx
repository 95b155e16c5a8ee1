import { useLocation, useNavigate } from 'react-router-dom';
import { FinishOrganizationSignIn } from '#web/features/sign-in/finish-organization-sign-in.tsx';
import { greetReturning } from '#web/features/sign-in/greet-returning.ts';
import { FinishStaffSignIn } from '#web/features/sign-in/staff-provider-sign-in.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import { readReturnPath } from '#web/lib/sign-in/return-path.ts';
import { describeSignedIn, signInPaths, signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** Where a provider sends people back to: an organization's its people, the operator's its staff. */
export function OrganizationSignInPage({ brand, links }: PageProps) {
  const navigate = useNavigate();
  const isStaff = useLocation().pathname.startsWith(signInPaths.staff);
  const enter = (path = '') => {
    const own = readReturnPath(`?${new URLSearchParams({ return: path })}`);
    navigate(own ?? (isStaff ? '/superadmin' : '/school/dashboard'), { replace: true });
  };
  return (
    <CardPage brand={brand} links={links} title="Sign in with your organization">
      {isStaff ? (
        <FinishStaffSignIn onSignedIn={enter} />
      ) : (
        <FinishOrganizationSignIn
          signIn={links.signIn}
          redeem={(query) => visitorApi.identityProvider.finish.call({ query })}
          onReply={(reply) => {
            signInStore.write('user', { ...reply.tokens, profile: describeSignedIn('user', reply.user) });
            greetReturning(reply);
            enter(reply.returnPath);
          }}
        />
      )}
    </CardPage>
  );
}
