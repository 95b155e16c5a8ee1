import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Confirms only on a button press, because mail scanners open links in advance. */
export function ConfirmEmail({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [asksPassword, setAsksPassword] = useState(false);
  const { mutate, isPending, data, error } = useMutation(
    visitorApi.auth.confirmEmail.mutation({ isQuiet: true }),
  );
  if (data) {
    return (
      <>
        <Callout tone="success" role="status">
          {data.message}
        </Callout>
        <SiteLink to="/user/login" className={`${buttonStyle()} mt-6`}>
          Sign In
        </SiteLink>
      </>
    );
  }
  const confirm = () =>
    mutate(
      { token, ...(password && { password }) },
      { onError: (cause) => needsPassword(cause) && setAsksPassword(true) },
    );
  return (
    <form
      aria-label="Confirm your email address"
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      {error && !needsPassword(error) && <Failure error={error} />}
      {asksPassword && (
        <>
          <p role="status">
            Our team was asked to change the address of this account. Enter its password to confirm it. Have
            you forgotten it? Ask for a new one with your old address first.
          </p>
          <PasswordField
            id="confirm-password"
            label="Password"
            autoComplete="current-password"
            required
            maxLength={200}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </>
      )}
      <Button type="submit" className="w-full" disabled={isPending}>
        {isPending ? 'Confirming...' : 'Confirm my email address'}
      </Button>
    </form>
  );
}

function needsPassword(error: Error): boolean {
  return error instanceof AppError && error.code === 'PASSWORD_REQUIRED';
}
