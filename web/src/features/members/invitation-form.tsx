import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import type { MemberRole } from '#shared/domain/organisation-role.ts';
import { api } from '#web/lib/api/api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { RoleField } from './role-field.tsx';

const empty = { name: '', email: '' };

/** Invites a member by email. */
export function InvitationForm() {
  const [draft, setDraft] = useState(empty);
  const [role, setRole] = useState<MemberRole>('editor');
  const [issues, setIssues] = useState<Partial<typeof empty>>({});
  const { mutate, isPending, error, data } = useMutation(api.members.invite.mutation());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(draft.name.trim() === '' && { name: 'Please enter a name.' }),
      ...(!isEmailAddress(draft.email.trim()) && { email: 'Please enter a valid email address' }),
    };
    setIssues(found);
    if (Object.keys(found).length > 0 || isPending) return;
    mutate({ ...draft, role }, { onSuccess: () => setDraft(empty) });
  };
  const bind = (field: keyof typeof empty) => ({
    id: `member-${field}`,
    required: true,
    autoComplete: 'off',
    error: issues[field],
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <form noValidate aria-label="Invite a member" onSubmit={submit}>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField {...bind('name')} label="Name" maxLength={120} />
        <TextField {...bind('email')} label="Email" type="email" maxLength={254} />
        <RoleField id="member-role" label="Role" role={role} onChange={setRole} />
      </div>
      <Button type="submit" className="mt-3" disabled={isPending}>
        Invite
      </Button>
      <Failure error={error} className="mt-3" />
      {data && (
        <Callout tone="success" role="status" className="mt-3">
          The invitation is on its way to {data.email}.
        </Callout>
      )}
    </form>
  );
}
