import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { identityMessages, newPasswordSchema } from '#shared/domain/identity.ts';
import { api } from '#web/lib/api/api.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { NewPasswordField } from '#web/ui/form/new-password-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ProofForm } from './proof-form.tsx';

export function PasswordSection() {
  const [password, setPassword] = useState('');
  const [issue, setIssue] = useState<string>();
  const { mutate, isPending, isSuccess, error, submittedAt } = useMutation({
    ...api.account.changePassword.mutation(),
    onSuccess: ({ tokens }) =>
      signInStore.write('user', { ...tokens, profile: signInStore.findProfile('user') ?? '{}' }),
  });
  const change = (currentPassword: string) => {
    const isWeak = !newPasswordSchema.safeParse(password).success;
    setIssue(isWeak ? identityMessages.weakPassword : undefined);
    if (isWeak) document.getElementById('change-new')?.focus();
    else mutate({ currentPassword, password }, { onSuccess: () => setPassword('') });
  };
  return (
    <Panel id="password" title="Password">
      {isSuccess && (
        <Callout tone="success" role="status" className="mb-5">
          Your password is changed, and every other browser is signed out.
        </Callout>
      )}
      <ProofForm
        key={isSuccess ? submittedAt : 'first'}
        id="change"
        label="Change password"
        submitLabel="Change password"
        isPending={isPending}
        error={error}
        onSubmit={({ currentPassword }) => change(currentPassword)}
      >
        <NewPasswordField
          id="change-new"
          label="New password"
          required
          value={password}
          error={issue}
          onChange={({ target }) => setPassword(target.value)}
        />
      </ProofForm>
    </Panel>
  );
}
