import { useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { CustomerKind, CustomerSort, ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { useMedia } from '#web/lib/browser/use-media.ts';
import { DataTable } from '#web/ui/data/data-table.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { Mail } from '#web/ui/icons/icons.ts';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { useUserSearch } from '../staff-queries.ts';
import { CustomerExport } from './customer-export.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import { CustomerTotalsLine } from './customer-totals.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import type { UserDraft } from './make-edit.ts';
import { OtherMatches } from './other-matches.tsx';
import { Suggestions } from './suggestions.tsx';
import { pressHeading, useCustomerView } from './use-customer-view.ts';
import { UserCard, UserRow } from './user-rows.tsx';

const LetterDialog = loadPart(async () => (await import('./letter-dialog.tsx')).LetterDialog);

type UserListProps = { kind: CustomerKind; platform: BrandId | undefined; maySell: boolean };

const columns = {
  trial: ['Name', 'Contact', 'Domain', 'Website', 'Status', 'Trial Period', 'Actions'],
  customer: ['Name', 'Contact', 'Domain', 'Website', 'Plan', 'Status', 'Revenue', 'Actions'],
};
const sortNames: Partial<Record<string, CustomerSort>> = {
  ...{ Name: 'name', Domain: 'domain', Website: 'website', Plan: 'plan' },
  ...{ Status: 'status', 'Trial Period': 'ends', Revenue: 'revenue' },
};
const emptyTexts = { trial: 'No one is on a trial.', customer: 'No one is on a plan yet.' };

/** Document 2 section 2.9: trials or customers, with search, order, inline editing and deletion. */
export function UserList({ kind, platform, maySell }: UserListProps) {
  const [view, setView] = useCustomerView(kind);
  const [edited, setEdited] = useState<{ id: string; draft: UserDraft; isAsked: boolean }>();
  const [userToDelete, setUserToDelete] = useState<ListedUser>();
  const [isWriting, setWriting] = useState(false);
  const search = useUserSearch({ kind, platform, ...view });
  const pages = search.data?.pages ?? [];
  const users = pages.flatMap((page) => page.users);
  const [first] = pages;
  const isWide = useMedia('(min-width: 64rem)');
  const rowOf = (user: ListedUser) => ({
    user,
    maySell,
    draft: edited?.id === user.id ? edited.draft : undefined,
    onDraft: (draft: UserDraft) => setEdited({ id: user.id, draft, isAsked: false }),
    isAsked: edited?.id === user.id && edited.isAsked,
    onAsk: (isAsked: boolean) => setEdited((before) => before && { ...before, isAsked }),
    onDone: () => setEdited(undefined),
    onDelete: () => setUserToDelete(user),
  });
  const label = kind === 'trial' ? 'Trial users' : 'Customers';
  const isNarrowed = view.query !== '' || view.plan !== undefined || view.status !== undefined;
  return (
    <div className="space-y-4">
      <CustomerFilters kind={kind} platform={platform} view={view} onChange={setView} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-sm">
          {first && first.users.length > 0 && <CustomerTotalsLine kind={kind} {...first} />}
          <OtherMatches kind={kind} platform={platform} query={view.query} />
        </p>
        {first && first.users.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <CustomerExport kind={kind} platform={platform} view={view} />
            {maySell && (
              <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
                <Mail className="size-4" />
                Write to {first.totals.customers.toLocaleString('en-US')}
              </Button>
            )}
          </div>
        )}
      </div>
      {search.error && (
        <Callout tone="danger" role="alert">
          {describeFailure(search.error)}{' '}
          <Button variant="secondary" size="small" onClick={() => void search.refetch()} label="Try again" />
        </Callout>
      )}
      {search.isPending && <Spinner label="Searching…" className="min-h-60 justify-center" />}
      {first?.users.length === 0 && (
        <div className="rounded-lg border border-line border-dashed p-6 text-center text-ink-muted">
          <p>
            {isNarrowed
              ? `No match among the ${first.searched.toLocaleString('en-US')} searched.`
              : emptyTexts[kind]}
          </p>
          <Suggestions suggestions={first.suggestions} onChoose={(query) => setView({ ...view, query })} />
        </div>
      )}
      <div
        aria-busy={search.isPlaceholderData}
        className={search.isPlaceholderData ? 'opacity-60' : undefined}
      >
        {users.length > 0 &&
          (isWide ? (
            <DataTable<CustomerSort>
              label={label}
              columns={columns[kind]}
              minimumWidth="min-w-3xl"
              sorting={{ names: sortNames, ...view, onSort: (sort) => setView(pressHeading(view, sort)) }}
            >
              {users.map((user) => (
                <UserRow key={user.id} {...rowOf(user)} span={columns[kind].length} />
              ))}
            </DataTable>
          ) : (
            <ul aria-label={label} className="grid gap-3 md:grid-cols-2">
              {users.map((user) => (
                <UserCard key={user.id} {...rowOf(user)} />
              ))}
            </ul>
          ))}
      </div>
      <NextPageButton listing={search} label="Show more" loadingLabel="Loading…" />
      {isWriting && first && (
        <LoadBoundary>
          <LetterDialog
            {...{ kind, platform, view }}
            customers={first.totals.customers}
            onClose={() => setWriting(false)}
          />
        </LoadBoundary>
      )}
      {userToDelete && <DeleteUserDialog user={userToDelete} onClose={() => setUserToDelete(undefined)} />}
    </div>
  );
}
