import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { identityMessages, newPasswordSchema } from '#shared/domain/identity.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { NewPasswordField } from '#web/ui/form/new-password-field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

const empty = { currentPassword: '', password: '' };

/** Changes the own password of a member of staff. */
export function PasswordForm() {
  const [draft, setDraft] = useState(empty);
  const [issues, setIssues] = useState<Partial<typeof empty>>({});
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...staffApi.account.changePassword.mutation(),
    // This browser stays signed in.
    onSuccess: ({ tokens }) =>
      signInStore.write('staff', { ...tokens, profile: signInStore.findProfile('staff') ?? '' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(draft.currentPassword === '' && { currentPassword: identityMessages.passwordRequired }),
      ...(!newPasswordSchema.safeParse(draft.password).success && {
        password: identityMessages.weakPassword,
      }),
    };
    setIssues(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`staff-${first}`)?.focus();
    if (!isPending) mutate(draft, { onSuccess: () => setDraft(empty) });
  };
  const bind = (field: keyof typeof empty) => ({
    id: `staff-${field}`,
    required: true,
    error: issues[field],
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <Panel id="password" title="Password">
      {isSuccess && (
        <Callout tone="success" role="status" className="mb-5">
          Your password is changed, and every other browser is signed out.
        </Callout>
      )}
      <form noValidate aria-label="Change password" onSubmit={submit} className="max-w-md space-y-5">
        <Failure error={error} />
        <PasswordField
          {...bind('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          maxLength={200}
        />
        <NewPasswordField {...bind('password')} label="New password" />
        <Button type="submit" disabled={isPending} label={isPending ? 'One moment...' : 'Change password'} />
      </form>
    </Panel>
  );
}
