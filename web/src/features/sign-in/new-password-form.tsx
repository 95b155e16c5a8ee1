import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { identityMessages, isAtLeast, newPasswordSchema } from '#shared/domain/identity.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import { signInPaths } from '#web/lib/sign-in/sign-in-store.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { NewPasswordField } from '#web/ui/form/new-password-field.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

type NewPasswordFormProps = {
  token: string;
  /** Whether the link is an invitation's, so that the password is the first one. */
  isInvitation?: boolean;
};

type Request = { token: string; password: string };

/** Sets a password with an emailed link of a reset or an invitation; returns where to sign in. */
async function resetPassword(request: Request) {
  const { message } = await visitorApi.auth.resetPassword.call(request);
  return { message, signInPath: signInPaths.user };
}

async function acceptInvitation(request: Request) {
  const { message, role } = await visitorApi.auth.acceptInvitation.call(request);
  return { message, signInPath: signInPaths[isAtLeast(role, 'domain-admin') ? 'staff' : 'user'] };
}

/** Sets a new password with the secret of an emailed link. */
export function NewPasswordForm({ token, isInvitation = false }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [issue, setIssue] = useState<string>();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: isInvitation ? acceptInvitation : resetPassword,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWeak = !newPasswordSchema.safeParse(password).success;
    setIssue(isWeak ? identityMessages.weakPassword : undefined);
    if (isWeak) document.getElementById('new-password')?.focus();
    else if (!isPending) mutate({ token, password });
  };
  if (data) {
    return (
      <>
        <Callout tone="success" role="status">
          {data.message}
        </Callout>
        <SiteLink to={data.signInPath} className={`${buttonStyle()} mt-6`}>
          Sign In
        </SiteLink>
      </>
    );
  }
  return (
    <form noValidate aria-label="New password" onSubmit={submit} className="space-y-5">
      {error && (
        <Callout tone="danger" role="alert">
          {describeFailure(error)}{' '}
          {!isInvitation && (
            <SiteLink to="/user/forgot-password" className="font-semibold underline underline-offset-4">
              Ask for a new link
            </SiteLink>
          )}
        </Callout>
      )}
      <NewPasswordField
        id="new-password"
        label="New password"
        required
        value={password}
        error={issue}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" className="w-full" disabled={isPending}>
        {isPending ? 'Saving...' : isInvitation ? 'Set password' : 'Set new password'}
      </Button>
    </form>
  );
}
