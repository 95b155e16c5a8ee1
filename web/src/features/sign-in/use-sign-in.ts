import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInReply } from '#shared/contract/auth.ts';
import { type Audience, identityMessages, newPasswordSchema } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { describeSignedIn, signInStore } from '#web/lib/sign-in/sign-in-store.ts';

export type SignedIn = Extract<SignInReply, { outcome: 'signed-in' }> & { returnPath?: string | undefined };
type Credentials = { email: string; password: string; newPassword: string; code: string };
/** What the server still asks for. */
export type MissingStep = Exclude<SignInReply, { outcome: 'signed-in' }>;
/** What the sign-in needs besides name and password. */
type SignInStep =
  | MissingStep
  /** The password was generated, and `message` says so. */
  | { outcome: 'new-password-required'; message: string };
export type SignInField = keyof Credentials;

const calls = {
  user: (credentials: Credentials) => api.auth.login.call(send(credentials)),
  staff: (credentials: Credentials) => api.superadmin.login.call(send(credentials)),
};

const finishProvider = ({ code }: Credentials): Promise<SignedIn | MissingStep> =>
  api.identityProvider.finishStaff.call({ code: code.trim() });

/** Document 2 section 5: the address is trimmed and lower-cased. */
function send({ email, password, newPassword, code }: Credentials) {
  return {
    ...{ email: email.trim().toLowerCase(), password },
    ...(newPassword && { newPassword }),
    ...(code.trim() && { code: code.trim() }),
  };
}

/** State of a sign-in form: the input, the next step and the error. `begun`: a provider has named the person, of staff. */
export function useSignIn(
  audience: Audience,
  onSignedIn: (reply: SignedIn) => void,
  begun: MissingStep | undefined,
) {
  const [values, setValues] = useState<Credentials>({ email: '', password: '', newPassword: '', code: '' });
  const [missing, setMissing] = useState<Partial<Record<SignInField, string>>>({});
  const [step, setStep] = useState<SignInStep | undefined>(begun);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: begun ? finishProvider : calls[audience],
  });

  const receive = (reply: SignedIn | MissingStep) => {
    // From its first success on, the new password is the password.
    setValues((current) => ({
      ...current,
      password: current.newPassword || current.password,
      newPassword: '',
    }));
    if (reply.outcome !== 'signed-in') return setStep(reply);
    signInStore.write(audience, { ...reply.tokens, profile: describeSignedIn(audience, reply.user) });
    onSignedIn(reply);
  };
  const refuse = (cause: Error) => {
    if (asksNewPassword(cause)) setStep({ outcome: 'new-password-required', message: cause.message });
  };
  return {
    values,
    missing,
    step,
    isPending,
    failure: error && !asksNewPassword(error) ? describeSignInFailure(error, audience) : undefined,
    /** What the server found easy to guess. */
    refusedPassword: error && !asksNewPassword(error) ? variables?.newPassword : undefined,
    setValue(field: SignInField, value: string) {
      setValues((current) => ({ ...current, [field]: value }));
      setMissing((current) => ({ ...current, [field]: undefined }));
    },
    /** Submits a complete form; returns the first missing field otherwise. */
    submit(): SignInField | undefined {
      const found = findMissing(values, step, begun !== undefined);
      setMissing(found);
      const [first] = Object.keys(found).filter(isField);
      if (!first && !isPending) mutate(values, { onSuccess: receive, onError: refuse });
      return first;
    },
  };
}

function isField(name: string): name is SignInField {
  return name === 'email' || name === 'password' || name === 'newPassword' || name === 'code';
}

function asksNewPassword(error: Error): boolean {
  return error instanceof AppError && error.code === 'NEW_PASSWORD_REQUIRED';
}

function findMissing(
  { email, password, newPassword, code }: Credentials,
  step: SignInStep | undefined,
  isNamed: boolean,
) {
  const needsNew = step?.outcome === 'new-password-required';
  const needsCode = step && !needsNew;
  const isWeak = !newPasswordSchema.safeParse(newPassword).success;
  return {
    ...(!isNamed && email.trim() === '' && { email: identityMessages.emailRequired }),
    ...(!isNamed && password === '' && { password: identityMessages.passwordRequired }),
    ...(needsNew && isWeak && { newPassword: identityMessages.weakPassword }),
    ...(needsCode && code.trim() === '' && { code: identityMessages.codeRequired }),
  };
}

/** Document 2 section 8. */
function describeSignInFailure(error: Error, audience: Audience): string {
  const isWrong = error instanceof AppError && error.code === 'WRONG_CREDENTIALS';
  return isWrong && audience === 'staff' ? identityMessages.superadminFailed : describeFailure(error);
}
