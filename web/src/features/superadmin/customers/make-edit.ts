import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import { customerStatuses, type ListedUser, trialStatuses } from '#shared/domain/staff/listed-customer.ts';
import { addEdits, findConflicts } from '#web/lib/drafts/edits.ts';

export type UserFields = {
  name: string;
  email: string;
  phone: string;
  website: string;
  status: string;
  /** For example `2026-11-25`; trials only. */
  endDate: string;
  plan: PlanId;
};
/** The fields as entered, and as they were when the edit began: others may save the row meanwhile. */
export type UserDraft = UserFields & { from: UserFields };

const contactFields = ['name', 'email', 'phone', 'website'] as const;
const statuses = [...trialStatuses, ...customerStatuses];

/** The fields before any edit. */
export function makeDraft(user: ListedUser): UserDraft {
  const fields = readFields(user);
  return { ...fields, from: fields };
}

function readFields(user: ListedUser): UserFields {
  const { name, email, phone, website, status } = user;
  return {
    ...{ name, email, phone, website, status },
    endDate: user.kind === 'trial' ? user.endDate.slice(0, 10) : '',
    plan: user.kind === 'customer' ? user.plan : 'trial',
  };
}

/** What was entered, over what others have saved meanwhile, with the fields that both have changed. */
export function mergeDraft(user: ListedUser, { from, ...entered }: UserDraft) {
  const stored = readFields(user);
  const edits = addEdits<UserFields>(undefined, from, entered);
  return {
    fields: { ...stored, ...edits?.to },
    conflicts: findConflicts(edits, stored),
    /** The draft once one of both values was chosen. */
    settle: (field: keyof UserFields, keepsMine: boolean): UserDraft => {
      const base = { ...from, [field]: stored[field] };
      return { ...entered, ...(keepsMine ? {} : { [field]: stored[field] }), from: base };
    },
  };
}

/** An edit and its undo; changes of plan, status or address, which its mails announce, cannot be undone. */
export function makeEdit(user: ListedUser, draft: UserFields) {
  const changed = contactFields.filter((field) => draft[field].trim() !== user[field]);
  const endDay = user.kind === 'trial' ? user.endDate.slice(0, 10) : '';
  const hasEndChanged = user.kind === 'trial' && draft.endDate !== '' && draft.endDate !== endDay;
  const status = draft.status === user.status ? undefined : statuses.find((known) => known === draft.status);
  const hasPlanChanged = user.kind === 'customer' ? draft.plan !== user.plan : status === 'converted';
  const hasPlan = hasPlanChanged && status !== 'cancelled';
  const edit = {
    ...Object.fromEntries(changed.map((field) => [field, draft[field].trim()])),
    ...(hasEndChanged && status !== 'converted' && { endDate: draft.endDate }),
    ...(status && { status }),
    ...(hasPlan && { plan: draft.plan }),
  };
  const canUndo = !status && !hasPlan && !changed.includes('email') && (changed.length > 0 || hasEndChanged);
  const undo = canUndo
    ? {
        ...Object.fromEntries(changed.map((field) => [field, user[field]])),
        ...(hasEndChanged && user.kind === 'trial' && { endDate: user.endDate }),
      }
    : undefined;
  return { edit, undo };
}
