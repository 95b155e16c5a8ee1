import { Eye, Pencil, Trash2 } from 'lucide-react';
import { brands } from '#shared/brands/index.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import { findPlan } from '#shared/domain/billing/pricing.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { DataCard } from '#web/ui/data/data-card.tsx';
import { dataCell } from '#web/ui/data/data-table.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { makeDraft, type UserDraft } from './make-edit.ts';
import { UserEditor } from './user-editor.tsx';

type UserRowProps = {
  user: ListedUser;
  /** Only superadmins may change plans and delete. */
  maySell: boolean;
  /** The assistant could not be built. */
  hasFailed: boolean;
  /** The unsaved edit, which survives a switch between row and card. */
  draft: UserDraft | undefined;
  onDraft: (draft: UserDraft) => void;
  onDone: () => void;
  onDelete: () => void;
};

/** A table row, replaced by its fields during an edit. */
export function UserRow({ span, ...row }: UserRowProps & { span: number }) {
  const { user, draft } = row;
  if (draft) {
    return (
      <tr className="border-line border-b bg-sunken last:border-b-0">
        <td colSpan={span} className="p-4">
          <UserEditor {...row} draft={draft} />
        </td>
      </tr>
    );
  }
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className={`${dataCell} max-w-52 text-start font-normal xl:max-w-72`}>
        <span dir="auto" className="block truncate font-semibold" title={user.name}>
          {user.name}
        </span>
        <span dir="auto" className="block truncate text-ink-muted" title={user.organisation}>
          {user.organisation}
        </span>
      </th>
      <td className={`${dataCell} max-w-48 xl:max-w-72`}>
        <span className="block truncate" title={user.email}>
          {user.email}
        </span>
        {user.pendingEmail && (
          <span className="block truncate text-ink-muted" title={user.pendingEmail}>
            New, not confirmed yet: {user.pendingEmail}
          </span>
        )}
        <span className="block whitespace-nowrap text-ink-muted">{user.phone}</span>
      </td>
      <td className={dataCell}>{user.domain}</td>
      <td className={`${dataCell} max-w-36 xl:max-w-60`}>
        <span className="block truncate" title={user.website}>
          {user.website.replace(/^https?:\/\//, '') || 'None'}
        </span>
      </td>
      {user.kind === 'customer' && <td className={dataCell}>{namePlan(user)}</td>}
      <td className={dataCell}>
        <StatusBadge status={user.status} hasFailed={row.hasFailed} />
      </td>
      <td className={`${dataCell} whitespace-pre`}>{describeLast(user)}</td>
      <td className={`${dataCell} whitespace-nowrap py-1`}>
        <RowActions {...row} />
      </td>
    </tr>
  );
}

/** The same on a small screen. */
export function UserCard(row: UserRowProps) {
  const { user, draft } = row;
  if (draft) {
    return (
      <li className="rounded-lg border border-line bg-surface p-4">
        <UserEditor {...row} draft={draft} />
      </li>
    );
  }
  const facts = [
    ...(user.kind === 'customer' ? [['Plan', namePlan(user)] as const] : []),
    [user.kind === 'trial' ? 'Trial' : 'Revenue', describeLast(user).replace('\n', ' ')],
    ['Email', user.email],
    ...(user.pendingEmail ? [['New, not confirmed yet', user.pendingEmail] as const] : []),
    ['Phone', user.phone || 'None'],
    ['Domain', user.domain],
    ['Website', user.website || 'None'],
  ] as const;
  return (
    <DataCard
      title={<span dir="auto">{user.name}</span>}
      subtitle={<span dir="auto">{user.organisation}</span>}
      badge={<StatusBadge status={user.status} hasFailed={row.hasFailed} />}
      facts={facts}
    >
      <div className="mt-2 -mb-2 -ml-2">
        <RowActions {...row} />
      </div>
    </DataCard>
  );
}

function RowActions({ user, maySell, onDraft, onDelete }: UserRowProps) {
  return (
    <>
      <SiteLink
        to={`/superadmin/customer/${user.conversionId}`}
        aria-label={`Open the dashboard of ${user.organisation}`}
        className="inline-flex size-11 items-center justify-center rounded-md text-brand-ink hover:bg-brand-tint"
      >
        <Eye aria-hidden="true" className="size-4" />
      </SiteLink>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Edit ${user.name}`}
        title="Edit"
        onClick={() => onDraft(makeDraft(user))}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      {maySell && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Delete ${user.name}`}
          title="Delete"
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      )}
    </>
  );
}

function namePlan(user: Extract<ListedUser, { kind: 'customer' }>): string {
  return user.plan === 'trial' ? 'None' : findPlan(brands[user.brandId].pricingModel, user.plan).name;
}

/** The remaining trial, or a customer's revenue. */
function describeLast(user: ListedUser): string {
  if (user.kind === 'customer') return formatCents(user.revenue);
  const day = (instant: string) => formatDay(instant, { dateStyle: 'medium' });
  return `${day(user.startDate)} –\n${day(user.endDate)}`;
}
