import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import { describeSignedIn, signInPaths, signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { FinishOrganizationSignIn } from './finish-organization-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { MissingStep } from './use-sign-in.ts';

/** The texts of the staff's sign-in: document 2 section 2.10. */
export const staffLabels = {
  email: 'Email',
  password: 'Password',
  submit: 'Access SuperAdmin Dashboard',
  busy: 'Authenticating...',
  steps: { newPassword: 'Save password', code: 'Confirm code' },
};

type Props = { returnPath: string | undefined /** Leaves this site. */; leave: (url: string) => void };

/** The way in by the operator's own provider, beside the form, where the deployment has one. */
export function StaffProviderSignIn({ returnPath, leave }: Props) {
  const { data } = useQuery(visitorApi.identityProvider.describeStaff.query({}));
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...visitorApi.identityProvider.beginStaff.mutation({ isQuiet: true }),
    onSuccess: ({ url }) => leave(url),
  });
  if (!data?.isOn) return null;
  return (
    <div className="mt-6 space-y-4 border-line border-t pt-5">
      <Failure error={error} />
      <Button
        variant="secondary"
        className="w-full"
        disabled={isPending || isSuccess}
        onClick={() => mutate(returnPath ? { returnPath } : {})}
      >
        {isPending || isSuccess ? 'One moment...' : 'Sign in with your organization'}
      </Button>
    </div>
  );
}

/** Redeems what the operator's provider sent a member of staff back with, and asks for the code where it is not the provider's. */
export function FinishStaffSignIn({ onSignedIn }: { onSignedIn: (returnPath: string | undefined) => void }) {
  const [begun, setBegun] = useState<MissingStep>();
  if (begun) {
    return (
      <SignInForm
        audience="staff"
        labels={staffLabels}
        begun={begun}
        onSignedIn={(reply) => onSignedIn(reply.returnPath)}
      />
    );
  }
  return (
    <FinishOrganizationSignIn
      signIn={signInPaths.staff}
      redeem={(query) => visitorApi.identityProvider.finishStaff.call({ query })}
      onReply={(reply) => {
        if (reply.outcome !== 'signed-in') return setBegun(reply);
        signInStore.write('staff', { ...reply.tokens, profile: describeSignedIn('staff', reply.user) });
        onSignedIn(reply.returnPath);
      }}
    />
  );
}
