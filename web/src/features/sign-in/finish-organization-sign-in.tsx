import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AppError } from '#shared/errors.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

const beginAgain = 'This sign-in has ended. Please begin again.';

type FinishProps<Reply> = {
  /** The page to begin again at. */
  signIn: string;
  redeem: (query: string) => Promise<Reply>;
  onReply: (reply: Reply) => void;
};

/** Redeems what a provider sent the browser back with: once, and out of the address. */
export function FinishOrganizationSignIn<Reply>({ signIn, redeem, onReply }: FinishProps<Reply>) {
  const isBegun = useRef(false);
  const [refusal, setRefusal] = useState<AppError>();
  const { mutate, error } = useMutation({ mutationFn: redeem, onSuccess: onReply, meta: { isQuiet: true } });
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const { search, pathname } = window.location;
    // Opened again, or without a provider.
    if (search === '') return setRefusal(new AppError('LINK_EXPIRED', { message: beginAgain }));
    window.history.replaceState(window.history.state, '', pathname);
    mutate(search);
  }, [mutate]);
  const failure = error ?? refusal;
  if (!failure) return <Spinner label="Signing you in…" />;
  return (
    <>
      <Failure error={failure} title="You are not signed in" />
      <SiteLink to={signIn} className={`${buttonStyle()} mt-6`}>
        Back to the sign-in
      </SiteLink>
    </>
  );
}
