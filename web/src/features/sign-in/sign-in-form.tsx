import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Audience, codeLimitCharacters } from '#shared/domain/identity.ts';
import { AuthenticatorSetup } from '#web/ui/data/authenticator-setup.tsx';
import { RecoveryCodes } from '#web/ui/data/recovery-codes.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { NewPasswordField } from '#web/ui/form/new-password-field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type MissingStep, type SignedIn, type SignInField, useSignIn } from './use-sign-in.ts';

/** Why a second factor is required, shown during setup. */
const setupReasons: Record<Audience, string> = {
  staff: 'Staff accounts need a second factor. You set it up once.',
  user: 'Your organization asks for a second factor. You set it up once.',
};

type SignInFormProps = {
  audience: Audience;
  labels: {
    email: string;
    password: string;
    submit: string;
    busy: string;
    /** Of the button once a new password, or a code, is asked for. */
    steps?: { newPassword: string; code: string };
  };
  onSignedIn: (reply: SignedIn) => void;
  /** What a sign-in by the staff's provider still needs. */
  begun?: MissingStep;
  /** Shown between the fields and the button. */
  children?: ReactNode;
};

/**
 * Asks for email (or a customer's username) and password, then for a new password and a code if required, then shows
 * the recovery codes of a newly set up second factor.
 */
export function SignInForm({ audience, labels, onSignedIn, begun, children }: SignInFormProps) {
  const [kept, setKept] = useState<SignedIn>();
  const receive = (reply: SignedIn) => (reply.recoveryCodes.length > 0 ? setKept(reply) : onSignedIn(reply));
  const form = useSignIn(audience, receive, begun);
  const element = useRef<HTMLFormElement>(null);
  const focus = (field: string) => element.current?.querySelector<HTMLElement>(`#sign-in-${field}`)?.focus();
  const { step } = form;
  useEffect(() => {
    const asked = '#sign-in-newPassword, #sign-in-code';
    if (step) element.current?.querySelector<HTMLElement>(asked)?.focus();
  }, [step]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = form.submit();
    if (missing) focus(missing);
  };
  const nameSubmit = (outcome: string | undefined) => {
    if (!outcome || !labels.steps) return labels.submit;
    return outcome === 'new-password-required' ? labels.steps.newPassword : labels.steps.code;
  };
  if (kept) {
    return (
      <div className="space-y-6">
        <RecoveryCodes codes={kept.recoveryCodes} />
        <Button onClick={() => onSignedIn(kept)}>I have kept them</Button>
      </div>
    );
  }
  return (
    <form ref={element} noValidate aria-label="Sign in" onSubmit={submit} className="space-y-5">
      {form.failure && (
        <Callout tone="danger" role="alert">
          {form.failure}
        </Callout>
      )}
      <StepFields {...{ audience, labels, form }} />
      {children}
      <Button type="submit" className="w-full" disabled={form.isPending}>
        {form.isPending ? labels.busy : nameSubmit(step?.outcome)}
      </Button>
    </form>
  );
}

type StepFieldsProps = Pick<SignInFormProps, 'audience' | 'labels'> & { form: ReturnType<typeof useSignIn> };

/** What the step asks for: name and password at first. */
function StepFields({ audience, labels, form }: StepFieldsProps) {
  const { step } = form;
  const bind = (field: SignInField) => ({
    id: `sign-in-${field}`,
    required: true,
    value: form.values[field],
    error: form.missing[field],
    onChange: ({ target }: { target: { value: string } }) => form.setValue(field, target.value),
  });
  if (!step) {
    return (
      <>
        <TextField
          {...bind('email')}
          label={labels.email}
          hint={audience === 'user' ? 'Or your username' : undefined}
          type={audience === 'user' ? 'text' : 'email'}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField
          {...bind('password')}
          label={labels.password}
          autoComplete="current-password"
          maxLength={200}
        />
      </>
    );
  }
  if (step.outcome === 'new-password-required') {
    return (
      <>
        <p>{step.message}</p>
        <NewPasswordField {...bind('newPassword')} label="New password" refused={form.refusedPassword} />
      </>
    );
  }
  return (
    <>
      {step.outcome === 'second-factor-setup-required' && (
        <>
          <p>{setupReasons[audience]}</p>
          <AuthenticatorSetup {...step.setup} />
        </>
      )}
      <TextField
        {...bind('code')}
        label="Code from your authenticator app"
        hint={step.outcome === 'second-factor-required' ? 'Or one of your recovery codes.' : undefined}
        autoComplete="one-time-code"
        maxLength={codeLimitCharacters}
      />
    </>
  );
}
