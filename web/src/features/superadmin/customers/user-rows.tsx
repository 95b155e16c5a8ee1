import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brands } from '#shared/brands/index.ts';
import { findPlan } from '#shared/domain/billing/pricing.ts';
import { sayRevenue } from '#shared/domain/figures/say-revenue.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { DataCard } from '#web/ui/data/data-card.tsx';
import { dataCell } from '#web/ui/data/data-table.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Eye, Pencil, Trash2 } from '#web/ui/icons/icons.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { makeDraft, type UserDraft } from './make-edit.ts';
import { UserEditor, type UserEditorProps } from './user-editor.tsx';

type UserRowProps = Omit<UserEditorProps, 'draft'> & { draft: UserDraft | undefined; onDelete: () => void };

const unconfirmed = 'Not confirmed';

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
        <CustomerLink
          user={user}
          className="block truncate font-semibold underline-offset-4 hover:underline"
        />
        <span dir="auto" className="block truncate text-ink-muted" title={user.organisation}>
          {user.organisation}
        </span>
      </th>
      <td className={`${dataCell} max-w-48 xl:max-w-72`}>
        <span className="block truncate" title={user.email}>
          {user.email}
        </span>
        {user.isUnconfirmed && <span className="block text-warning-ink">{unconfirmed}</span>}
        {user.pendingEmail && (
          <span className="block whitespace-normal break-words text-ink-muted">
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
        <Standing user={user} />
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
    ['Email', user.isUnconfirmed ? `${user.email}, ${unconfirmed.toLowerCase()}` : user.email],
    ...(user.pendingEmail ? [['New, not confirmed yet', user.pendingEmail] as const] : []),
    ['Phone', user.phone || 'None'],
    ['Domain', user.domain],
    ['Website', user.website || 'None'],
  ] as const;
  return (
    <DataCard
      title={<CustomerLink user={user} className="underline-offset-4 hover:underline" />}
      subtitle={<span dir="auto">{user.organisation}</span>}
      badge={<Standing user={user} />}
      facts={facts}
    >
      <div className="mt-2 -mb-2 -ml-2">
        <RowActions {...row} />
      </div>
    </DataCard>
  );
}

/** The name leads to the customer, and from there back to this list. */
function CustomerLink({ user, className }: { user: ListedUser; className: string }) {
  return (
    <SiteLink to={useCustomerPath(user)} dir="auto" title={user.name} className={className}>
      {user.name}
    </SiteLink>
  );
}

function useCustomerPath({ conversionId }: ListedUser): string {
  const { search } = useLocation();
  return `/superadmin/customer/${conversionId}?${new URLSearchParams({ list: search })}`;
}

function RowActions({ user, maySell, onDraft, onDelete }: UserRowProps) {
  const path = useCustomerPath(user);
  return (
    <div className="flex gap-1">
      <Labelled label="Open">
        <SiteLink
          to={path}
          aria-label={`Open the dashboard of ${user.organisation}`}
          className="inline-flex size-11 items-center justify-center rounded-md text-brand-ink hover:bg-brand-tint"
        >
          <Eye className="size-4" />
        </SiteLink>
      </Labelled>
      <Labelled label="Edit">
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Edit ${user.name} of ${user.organisation}`}
          onClick={() => onDraft(makeDraft(user))}
        >
          <Pencil className="size-4" />
        </Button>
      </Labelled>
      {maySell && (
        <Labelled label="Delete" className="ms-4">
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Delete ${user.name} of ${user.organisation}`}
            onClick={onDelete}
          >
            <Trash2 className="size-4" />
          </Button>
        </Labelled>
      )}
    </div>
  );
}

type LabelledProps = { label: string; className?: string; children: ReactNode };

/** An icon whose label shows under the pointer and the focus; its name says the same. */
function Labelled({ label, className, children }: LabelledProps) {
  return (
    <span className={clsx('group/action relative inline-flex', className)}>
      {children}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute bottom-full left-1/2 z-10 hidden -translate-x-1/2 rounded-md bg-ink px-2 py-0.5 text-canvas text-xs group-focus-within/action:block group-hover/action:block"
      >
        {label}
      </span>
    </span>
  );
}

/** The status, and that the assistant could not be built. */
function Standing({ user }: { user: ListedUser }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge status={user.status} />
      {user.hasFailed && <StatusBadge status="failed" />}
    </span>
  );
}

function namePlan(user: Extract<ListedUser, { kind: 'customer' }>): string {
  if (user.plan === 'trial') return 'None';
  const { name } = findPlan(brands[user.brandId].pricingModel, user.plan);
  return user.isBilled === false ? `${name}, not billed` : name;
}

/** The remaining trial, or a customer's revenue. */
function describeLast(user: ListedUser): string {
  if (user.kind === 'customer') return sayRevenue(user.revenue, user.tax);
  const day = (instant: string) => formatDay(instant, { dateStyle: 'medium' });
  return `${day(user.startDate)} –\n${day(user.endDate)}`;
}
