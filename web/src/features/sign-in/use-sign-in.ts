import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInReply } from '#shared/contract/auth.ts';
import { type Audience, identityMessages } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { describeSignedIn, signInStore } from '#web/lib/sign-in/sign-in-store.ts';

type SignedIn = Extract<SignInReply, { outcome: 'signed-in' }>;
type Credentials = { email: string; password: string; code: string };
export type SignInField = keyof Credentials;

const calls = {
  user: async (credentials: Credentials) => (await loadClient()).auth.login(send(credentials)),
  staff: async (credentials: Credentials) => (await loadClient()).superadmin.login(send(credentials)),
};

/** Document 2 section 5: the address is trimmed and lower-cased. */
function send({ email, password, code }: Credentials) {
  return { email: email.trim().toLowerCase(), password, ...(code.trim() && { code: code.trim() }) };
}

/** State of a sign-in form: the input, the next step and the error. */
export function useSignIn(audience: Audience, onSignedIn: (reply: SignedIn) => void) {
  const [values, setValues] = useState<Credentials>({ email: '', password: '', code: '' });
  const [missing, setMissing] = useState<Partial<Record<SignInField, string>>>({});
  const [step, setStep] = useState<Exclude<SignInReply, SignedIn>>();
  const { mutate, isPending, error } = useMutation({ mutationFn: calls[audience] });

  const receive = (reply: SignInReply) => {
    if (reply.outcome !== 'signed-in') return setStep(reply);
    signInStore.write(audience, { ...reply.tokens, profile: describeSignedIn(audience, reply.user) });
    onSignedIn(reply);
  };
  return {
    values,
    missing,
    step,
    isPending,
    failure: error ? describeSignInFailure(error, audience) : undefined,
    setValue(field: SignInField, value: string) {
      setValues((current) => ({ ...current, [field]: value }));
      setMissing((current) => ({ ...current, [field]: undefined }));
    },
    /** Submits a complete form; returns the first missing field otherwise. */
    submit(): SignInField | undefined {
      const found = findMissing(values, step !== undefined);
      setMissing(found);
      const [first] = Object.keys(found).filter(isField);
      if (!first && !isPending) mutate(values, { onSuccess: receive });
      return first;
    },
  };
}

function isField(name: string): name is SignInField {
  return name === 'email' || name === 'password' || name === 'code';
}

function findMissing({ email, password, code }: Credentials, needsCode: boolean) {
  return {
    ...(email.trim() === '' && { email: identityMessages.emailRequired }),
    ...(password === '' && { password: identityMessages.passwordRequired }),
    ...(needsCode && code.trim() === '' && { code: identityMessages.codeRequired }),
  };
}

/** Document 2 section 8. */
function describeSignInFailure(error: Error, audience: Audience): string {
  const isWrong = error instanceof AppError && error.code === 'WRONG_CREDENTIALS';
  return isWrong && audience === 'staff' ? identityMessages.superadminFailed : describeFailure(error);
}
