import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { brands } from '#shared/brands/index.ts';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import { isPhoneNumber } from '#shared/domain/addresses/phone-numbers.ts';
import { planIds } from '#shared/domain/billing/plan-ids.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';
import { standingNames } from '#shared/domain/figures/glossary.ts';
import { type ListedUser, trialStatuses } from '#shared/domain/staff/listed-customer.ts';
import { AppError } from '#shared/errors.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { describeEmailChange, EditNotes } from './edit-notes.tsx';
import { makeEdit, mergeDraft, type UserDraft, type UserFields } from './make-edit.ts';
import { asksAboutPlan, PlanQuestion } from './plan-question.tsx';

type UserEditorProps = {
  user: ListedUser;
  maySell: boolean;
  draft: UserDraft;
  onDraft: (draft: UserDraft) => void;
  /** Whether the question about the plan is open: kept outside, as the draft is. */
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
  onDone: () => void;
};

const labels: Record<keyof UserFields, string> = {
  ...{ name: 'Name', email: 'Email', phone: 'Phone', website: 'Website' },
  ...{ status: 'Status', endDate: 'End date', plan: 'Plan' },
};
const statuses = { trial: trialStatuses, customer: ['active', 'cancelled'] } as const;

/**
 * The editable fields of a row: document 2 section 2.9. Domain and revenue are read-only, because the domain is part of
 * an assistant's addresses and revenue comes from payments.
 */
export function UserEditor({ user, maySell, draft, onDraft, isAsked, onAsk, onDone }: UserEditorProps) {
  const id = useId();
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [isLeaving, setLeaving] = useState(false);
  const { mutateAsync, mutate, isPending, error } = useMutation(staffApi.superadmin.updateUser.mutation());
  const first = `${id}-name`;
  useEffect(() => document.getElementById(first)?.focus(), [first]);
  const { fields, conflicts, settle } = mergeDraft(user, draft);
  const set = (change: Partial<UserDraft>) => onDraft({ ...draft, ...change });
  const offersPlan = maySell && (user.kind === 'customer' || draft.status === 'converted');
  const check = (event: FormEvent) => {
    event.preventDefault();
    const found = findIssues(draft, offersPlan && draft.status !== 'cancelled');
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    if (conflicts.length > 0) return;
    if (asksAboutPlan(user, makeEdit(user, fields).edit)) return onAsk(true);
    void save();
  };
  const save = async () => {
    onAsk(false);
    const { edit, undo } = makeEdit(user, fields);
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
  const statusOptions = statuses[user.kind].filter(
    (status) => maySell || status === 'active' || status === 'expired',
  );
  const current = user.status === 'past_due' ? (['past_due'] as const) : [];
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
        <div>
          <h2 dir="auto" className="break-words text-lg">
            {user.organisation}
          </h2>
          <p className="text-ink-muted text-sm">
            <bdi>{user.name}</bdi>, {user.domain}
          </p>
        </div>
        {isLeaving && (
          <Callout tone="warning" role="alert">
            Leave without saving what you changed?{' '}
            <Button variant="secondary" size="small" onClick={onDone}>
              Discard
            </Button>{' '}
            <Button variant="secondary" size="small" onClick={() => setLeaving(false)}>
              Keep editing
            </Button>
          </Callout>
        )}
        {error && Object.keys(issues).length === 0 && (
          <Callout tone="danger" role="alert">
            {describeFailure(error)}
          </Callout>
        )}
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          <TextField
            id={`${id}-name`}
            label="Name"
            required
            error={issues.name}
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            id={`${id}-email`}
            label="Email"
            type="email"
            aria-describedby={`${id}-notes`}
            required
            error={issues.email}
            value={draft.email}
            onChange={({ target }) => set({ email: target.value })}
          />
          <TextField
            id={`${id}-phone`}
            label="Phone"
            type="tel"
            error={issues.phone}
            value={draft.phone}
            onChange={({ target }) => set({ phone: target.value })}
          />
          <TextField
            id={`${id}-website`}
            label="Website"
            type="url"
            error={issues.website}
            value={draft.website}
            onChange={({ target }) => set({ website: target.value })}
          />
          <SelectField
            id={`${id}-status`}
            label="Status"
            error={issues.status}
            options={[...current, ...statusOptions].map((value) => ({ value, label: standingNames[value] }))}
            value={draft.status}
            onChange={({ target }) => set({ status: target.value })}
          />
          {user.kind === 'trial' && draft.status !== 'converted' && (
            <TextField
              id={`${id}-end`}
              label="End date"
              type="date"
              error={issues.endDate}
              value={draft.endDate}
              onChange={({ target }) => set({ endDate: target.value })}
            />
          )}
          {offersPlan && draft.status !== 'cancelled' && (
            <SelectField
              id={`${id}-plan`}
              label="Plan"
              required
              error={issues.plan}
              options={[
                { value: 'trial', label: 'Choose a plan' },
                ...findTiers(brands[user.brandId].pricingModel).map(({ id: value, name }) => ({
                  value,
                  label: name,
                })),
              ]}
              value={draft.plan}
              onChange={({ target }) =>
                set({ plan: planIds.find((plan) => plan === target.value) ?? 'trial' })
              }
            />
          )}
        </div>
        <EditNotes id={`${id}-notes`} user={user} isSuperadmin={maySell} />
        <ConflictPanel
          conflicts={conflicts}
          labels={labels}
          onSettle={(field, keepsMine) => onDraft(settle(field, keepsMine))}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" disabled={isPending}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="secondary" size="small" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
      {isAsked && (
        <PlanQuestion
          user={user}
          edit={makeEdit(user, fields).edit}
          onConfirm={() => void save()}
          onClose={() => onAsk(false)}
        />
      )}
    </>
  );
}

/** `Phone, End date`. */
function listChanged(edit: object): string {
  const names = Object.entries(labels).flatMap(([field, name]) => (Object.hasOwn(edit, field) ? [name] : []));
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
