import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import type { EmailChangeSummary } from '#shared/domain/identity.ts';
import { api } from '#web/lib/api/api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ProofForm } from './proof-form.tsx';

/** The address that signs in, and how to change it. */
export function EmailSection({ email, change }: { email: string; change: EmailChangeSummary | null }) {
  return (
    <Panel id="sign-in-email" title="Sign-in email">
      <p className="mb-4 break-words">
        You sign in with <strong>{email}</strong>.
      </p>
      {change ? <PendingChange change={change} /> : <ChangeForm />}
    </Panel>
  );
}

function PendingChange({ change }: { change: EmailChangeSummary }) {
  const { mutate, isPending, error } = useMutation(api.account.cancelEmailChange.mutation());
  return (
    <Callout tone="warning" role="status">
      <p className="break-words">{describeChange(change)}</p>
      <FailureLine error={error} className="mt-2" />
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        disabled={isPending}
        onClick={() => mutate({})}
      >
        Keep my address
      </Button>
    </Callout>
  );
}

function describeChange({ email, isByStaff, takesEffectAt }: EmailChangeSummary): string {
  if (!isByStaff) return `We have sent a link to ${email}. Open it there, and you sign in with that address.`;
  const asked = `Our team was asked to change your address to ${email}. That happens when somebody opens the link sent there and enters your password`;
  return takesEffectAt ? `${asked}, or on ${formatInstant(takesEffectAt)}.` : `${asked}.`;
}

function ChangeForm() {
  const [email, setEmail] = useState('');
  const [issue, setIssue] = useState<string>();
  const { mutate, isPending, error } = useMutation(api.account.changeEmail.mutation());
  const change = (currentPassword: string) => {
    const isWrong = !isEmailAddress(email.trim());
    setIssue(isWrong ? 'Please enter a valid email address' : undefined);
    if (isWrong) document.getElementById('email-new')?.focus();
    else mutate({ email: email.trim(), currentPassword });
  };
  return (
    <ProofForm
      id="email"
      label="Change sign-in email"
      submitLabel="Send the link"
      isPending={isPending}
      error={error}
      onSubmit={({ currentPassword }) => change(currentPassword)}
    >
      <TextField
        id="email-new"
        label="New email address"
        hint="We send a link there. Your address changes when you open it."
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        error={issue}
        onChange={({ target }) => setEmail(target.value)}
      />
    </ProofForm>
  );
}
