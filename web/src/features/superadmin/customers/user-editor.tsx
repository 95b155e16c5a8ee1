import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import { isPhoneNumber } from '#shared/domain/addresses/phone-numbers.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { AppError } from '#shared/errors.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { describeEmailChange, EditNotes } from './edit-notes.tsx';
import { makeEdit, mergeDraft, type UserDraft } from './make-edit.ts';
import { asksAboutPlan, PlanQuestion } from './plan-question.tsx';
import { UserFields, userFieldLabels } from './user-fields.tsx';

export type UserEditorProps = {
  user: ListedUser;
  /** Only superadmins may change plans and delete. */
  maySell: boolean;
  /** The unsaved edit, which survives a switch between row and card. */
  draft: UserDraft;
  onDraft: (draft: UserDraft) => void;
  /** Whether the question about the plan is open, which survives it too. */
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
  onDone: () => void;
};

/**
 * The editable fields of a row: document 2 section 2.9. Domain and revenue are read-only, because the domain is part of
 * an assistant's addresses and revenue comes from payments.
 */
export function UserEditor(props: UserEditorProps) {
  const { user, maySell, draft, onDraft, isAsked, onAsk, onDone } = props;
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const { issues, error, isPending, conflicts, settle, needsPlan, edit, check, save } = useUserEdit(props);
  const first = `${id}-name`;
  useEffect(() => document.getElementById(first)?.focus(), [first]);
  return (
    <>
      <form
        noValidate
        aria-label={`Edit ${user.name} of ${user.organisation}`}
        onSubmit={check}
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return;
          if (hasChanges(draft)) setLeaving(true);
          else onDone();
        }}
        className="space-y-3 whitespace-normal border-brand-ink border-s-4 ps-4"
      >
        <Heading user={user} />
        {isLeaving && <LeaveNote onLeave={onDone} onStay={() => setLeaving(false)} />}
        {Object.keys(issues).length === 0 && <Failure error={error} />}
        <UserFields
          {...{ id, user, maySell, needsPlan, draft, issues }}
          onChange={(change) => onDraft({ ...draft, ...change })}
        />
        <EditNotes id={`${id}-notes`} user={user} isSuperadmin={maySell} />
        <ConflictPanel
          conflicts={conflicts}
          labels={userFieldLabels}
          onSettle={(field, keepsMine) => onDraft(settle(field, keepsMine))}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" disabled={isPending} label={isPending ? 'Saving...' : 'Save'} />
          <Button variant="secondary" size="small" onClick={onDone} label="Cancel" />
        </div>
      </form>
      {isAsked && (
        <PlanQuestion user={user} edit={edit} onConfirm={() => void save()} onClose={() => onAsk(false)} />
      )}
    </>
  );
}

/** Checks and saves an edit; what was saved can be taken back from its toast. */
function useUserEdit({ user, maySell, draft, onAsk, onDone }: UserEditorProps) {
  const [issues, setIssues] = useState<Record<string, string>>({});
  const { mutateAsync, mutate, isPending, error } = useMutation(staffApi.superadmin.updateUser.mutation());
  const { fields, conflicts, settle } = mergeDraft(user, draft);
  const { edit, undo } = makeEdit(user, fields);
  const offersPlan = maySell && (user.kind === 'customer' || draft.status === 'converted');
  const needsPlan = offersPlan && draft.status !== 'cancelled';
  const save = async () => {
    onAsk(false);
    const reply = await mutateAsync({ id: user.id, version: user.version, ...edit }).catch(readIssues);
    if (reply && 'issues' in reply) return setIssues(reply.issues);
    onDone();
    toastStore.show({
      title: 'Saved',
      description: reply?.emailChange
        ? describeEmailChange(reply.emailChange)
        : `${user.organisation}: ${listChanged(edit)} changed.`,
      ...(undo && {
        action: {
          label: 'Undo',
          hint: 'Edit the row again to take the change back',
          run: () => mutate({ id: user.id, ...undo }),
        },
      }),
    });
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    const found = findIssues(draft, needsPlan);
    setIssues(found);
    if (Object.keys(found).length > 0 || conflicts.length > 0) return;
    if (asksAboutPlan(user, edit)) return onAsk(true);
    void save();
  };
  return { issues, error, isPending, conflicts, settle, needsPlan, edit, check, save };
}

function Heading({ user: { organisation, name, domain } }: { user: ListedUser }) {
  return (
    <div>
      <h2 dir="auto" className="break-words text-lg">
        {organisation}
      </h2>
      <p className="text-ink-muted text-sm">
        <bdi>{name}</bdi>, {domain}
      </p>
    </div>
  );
}

function LeaveNote({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <Callout tone="warning" role="alert">
      Leave without saving what you changed?{' '}
      <Button variant="secondary" size="small" onClick={onLeave} label="Discard" />{' '}
      <Button variant="secondary" size="small" onClick={onStay} label="Keep editing" />
    </Callout>
  );
}

/** `Phone, End date`. */
function listChanged(edit: object): string {
  const names = Object.entries(userFieldLabels).flatMap(([field, name]) =>
    Object.hasOwn(edit, field) ? [name] : [],
  );
  return names.join(', ') || 'nothing';
}

function hasChanges({ from, ...entered }: UserDraft): boolean {
  return JSON.stringify(entered) !== JSON.stringify({ ...entered, ...from });
}

function findIssues(
  { name, email, phone, plan, from }: UserDraft,
  needsPlan: boolean,
): Record<string, string> {
  return {
    ...(name.trim() === '' && { name: 'Please enter a name' }),
    ...(!isEmailAddress(email.trim()) && { email: 'Please enter a valid email address' }),
    // A number that was entered before this check may stay.
    ...(phone.trim() !== '' &&
      phone !== from.phone &&
      !isPhoneNumber(phone.trim()) && { phone: 'Please enter a valid phone number' }),
    ...(needsPlan && plan === 'trial' && { plan: 'Choose a plan' }),
  };
}

function readIssues(error: unknown): { issues: Record<string, string> } {
  const issues = error instanceof AppError ? error.issues : [];
  return { issues: Object.fromEntries(issues.map(({ field, message }) => [field, message])) };
}
