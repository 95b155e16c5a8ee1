import type { EmailChangeSummary } from '#shared/domain/identity.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { addDays } from '#shared/domain/trial.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import { changeSubAdmin } from './change-sub-admin.ts';
import { describeListing, kindOf } from './listing.ts';
import type { CustomerEdit, UserPorts } from './ports.ts';

/** Daily lists are stored by month, so a trial must end in this month or the next. */
const longestExtensionDays = 28;

/**
 * Edits a row of the staff lists. Throws NOT_FOUND, FORBIDDEN, VALIDATION, ACCOUNT_EXISTS,
 * ALREADY_SUBSCRIBED, CONFLICT, RATE_LIMITED.
 */
export async function updateUser(
  ports: UserPorts,
  caller: Caller,
  { id, ...edit }: CustomerEdit & { id: string },
): Promise<{ user: ListedUser | null; emailChange: EmailChangeSummary | null }> {
  if (await ports.subAdmins.find(id)) {
    await changeSubAdmin(ports, caller, { id, ...edit });
    return { user: null, emailChange: null };
  }
  const { organisation, owner } = await findCustomer(ports, caller, id);
  const { plan, trialEndsAt } = decide(organisation, edit, ports.now());
  if (plan !== undefined && caller.role !== 'superadmin') throw new AppError('FORBIDDEN');
  const choice = plan !== undefined && plan !== organisation.plan && { organisationId: id, plan };
  // Before any write, so that a refused plan also cancels the rest of the edit.
  if (choice) await ports.checkPlan(caller, choice);
  const emailChange = await changeEmail(ports, caller, organisation, { owner, email: edit.email });
  await changeContact(ports, caller, { organisation, owner, edit, trialEndsAt });
  if (choice) await ports.setPlan(caller, choice);
  await ports.snapshots.drop(['all', organisation.brandId]);
  return { user: await describe(ports, id), emailChange };
}

/** A customer the caller manages, with the account's owner. Throws NOT_FOUND. */
export async function findCustomer(
  { organisations, listings, users, now }: UserPorts,
  { role, brandId }: Pick<Caller, 'role' | 'brandId'>,
  organisationId: string,
): Promise<{ organisation: Organisation; owner: User }> {
  const organisation = await organisations.find(organisationId);
  const isTheirs = role === 'superadmin' || organisation?.brandId === brandId;
  if (!organisation || !isTheirs) throw new AppError('NOT_FOUND');
  const found = await listings.find(organisation);
  const owner = found && (await users.find(found.entry.userId));
  // Accounts being erased are not found.
  const isGone = owner?.deletionDueAt !== undefined && owner.deletionDueAt <= now().toISOString();
  if (!owner || isGone) throw new AppError('NOT_FOUND');
  return { organisation, owner };
}

/** The plan and trial end an edit asks for. Throws VALIDATION for a status that can't be set. */
function decide(organisation: Organisation, edit: CustomerEdit, now: Date) {
  return kindOf(organisation) === 'trial'
    ? decideTrial(organisation, edit, now)
    : decideCustomer(organisation, edit);
}

function decideTrial(
  { trialEndsAt, createdAt, unpaid }: Organisation,
  { status, endDate, plan }: CustomerEdit,
  now: Date,
) {
  const isMoved = endDate !== undefined && endDate.slice(0, 10) !== trialEndsAt.slice(0, 10);
  if (unpaid === 'trialing' && (isMoved || status === 'expired'))
    throw refuse('endDate', 'A card is charged when this trial ends, so its end stays.');
  const asked = endDate?.length === 10 ? `${endDate}T23:59:59.999Z` : endDate;
  if (asked && (asked > addDays(now, longestExtensionDays + 1).toISOString() || asked < createdAt))
    throw refuse(
      'endDate',
      `A trial ends between its beginning and ${longestExtensionDays} days from today.`,
    );
  const endsAt = asked ?? trialEndsAt;
  switch (status) {
    case 'converted':
      if (!plan || plan === 'trial') throw refuse('plan', 'Choose a plan to convert the trial to.');
      return { plan, trialEndsAt: asked };
    case 'expired':
      return { plan, trialEndsAt: endsAt > now.toISOString() ? now.toISOString() : asked };
    case 'active':
      if (endsAt <= now.toISOString())
        throw refuse('endDate', 'Choose a day on which the trial is still running.');
      return { plan, trialEndsAt: asked };
    case undefined:
      return { plan, trialEndsAt: asked };
    case 'past_due':
    case 'cancelled':
    case 'inactive':
      throw refuse('status', 'A trial is active, expired or converted.');
  }
}

function decideCustomer({ plan: current }: Organisation, { status, endDate, plan }: CustomerEdit) {
  if (endDate) throw refuse('endDate', 'A customer no longer has a trial.');
  switch (status) {
    case 'cancelled':
      return { plan: 'trial' as const, trialEndsAt: undefined };
    case 'active':
      if ((plan ?? current) === 'trial') throw refuse('plan', 'Choose the plan to continue with.');
      return { plan, trialEndsAt: undefined };
    case undefined:
      return { plan, trialEndsAt: undefined };
    case 'past_due':
      throw refuse('status', 'Only payments determine who is past due.');
    case 'expired':
    case 'converted':
    case 'inactive':
      throw refuse('status', 'A customer is active or cancelled.');
  }
}

type ContactChange = {
  organisation: Organisation;
  owner: User;
  edit: CustomerEdit;
  trialEndsAt: string | undefined;
};

async function changeContact(
  ports: UserPorts,
  { userId }: Caller,
  { organisation, owner, edit, trialEndsAt }: ContactChange,
): Promise<void> {
  const { organisationId } = organisation;
  const wanted = { name: edit.name, phone: edit.phone, website: edit.website, trialEndsAt };
  const before: typeof wanted = {
    ...owner,
    website: organisation.website ?? '',
    trialEndsAt: organisation.trialEndsAt,
  };
  const changes = { ...wanted };
  const names = ['name', 'phone', 'website', 'trialEndsAt'] as const;
  for (const name of names) if (wanted[name] === before[name]) changes[name] = undefined;
  const changed = names.filter((name) => changes[name] !== undefined);
  if (changed.length === 0) return;
  const what = `Changed ${changed.map((name) => spoken[name]).join(', ')}`;
  const deed = { kind: 'customer-changed', subject: organisationId, what } as const;
  const isChanged = await ports.listings.change(organisation, {
    ...{ owner, changes, version: edit.version, now: ports.now() },
    trialEnds:
      changes.trialEndsAt && kindOf(organisation) === 'trial'
        ? [
            { endsAt: organisation.trialEndsAt, change: -1 },
            { endsAt: changes.trialEndsAt, change: 1 },
          ]
        : undefined,
    logged: {
      action: makeStaffAction(ports, userId, deed),
      values: changed.map((field) => ({ field, from: before[field] ?? '', to: changes[field] ?? '' })),
    },
  });
  if (!isChanged) throw new AppError('CONFLICT');
}

/** The address stays until the new one confirms it: docs/decisions/003-accounts-and-sign-in.md. */
async function changeEmail(
  ports: UserPorts,
  { userId, role }: Caller,
  { organisationId }: Organisation,
  { owner, email }: { owner: User; email: string | undefined },
): Promise<EmailChangeSummary | null> {
  if (email === undefined || email.toLowerCase() === owner.email) return null;
  const what = 'Asked to change the email address';
  const action = makeStaffAction(ports, userId, { kind: 'customer-changed', subject: organisationId, what });
  return ports.askForEmailChange(owner, {
    email,
    staff: { userId, isSuperadmin: role === 'superadmin', action },
  });
}

const spoken = {
  name: 'the name',
  phone: 'the phone number',
  website: 'the website',
  trialEndsAt: 'the end of the trial',
} as const;

async function describe({ organisations, listings, now }: UserPorts, id: string): Promise<ListedUser> {
  const organisation = await organisations.find(id);
  const found = organisation && (await listings.find(organisation));
  if (!organisation || !found) throw new AppError('NOT_FOUND');
  return describeListing(found.listing, kindOf(organisation), now());
}

function refuse(field: string, message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field, message }] });
}
