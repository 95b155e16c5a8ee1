import type { PlanId } from '#shared/domain/plan-ids.ts';
import { customerStatuses, type ListedUser, trialStatuses } from '#shared/domain/staff/listed-customer.ts';

export type UserDraft = {
  /** The row when the edit began: a later save of somebody else must not look like one of this edit. */
  base: ListedUser;
  name: string;
  email: string;
  phone: string;
  website: string;
  status: string;
  /** For example `2026-11-25`; trials only. */
  endDate: string;
  plan: PlanId;
};

const contactFields = ['name', 'email', 'phone', 'website'] as const;
const statuses = [...trialStatuses, ...customerStatuses];

/** The fields before any edit. */
export function makeDraft(user: ListedUser): UserDraft {
  const { name, email, phone, website, status } = user;
  return {
    base: user,
    ...{ name, email, phone, website, status },
    endDate: user.kind === 'trial' ? user.endDate.slice(0, 10) : '',
    plan: user.kind === 'customer' ? user.plan : 'trial',
  };
}

/** An edit and its undo; changes of plan, status or address, which its mails announce, cannot be undone. */
export function makeEdit(draft: UserDraft) {
  const { base: user } = draft;
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
