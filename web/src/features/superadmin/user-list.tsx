import { useEffect, useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { CustomerKind, ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { staffPageSize } from '#shared/domain/staff/listed-customer.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { useMedia } from '#web/lib/browser/use-media.ts';
import { DataTable } from '#web/ui/data/data-table.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import type { UserDraft } from './make-edit.ts';
import { useUserSearch } from './queries.ts';
import { UserCard, UserRow } from './user-rows.tsx';

type UserListProps = {
  kind: CustomerKind;
  platform: BrandId | undefined;
  /** The newest users, refreshed with the page every fifteen seconds. */
  newest: readonly ListedUser[];
  maySell: boolean;
};

const columns = {
  trial: ['Name', 'Contact', 'Domain', 'Website', 'Status', 'Trial Period', 'Actions'],
  customer: ['Name', 'Contact', 'Domain', 'Website', 'Plan', 'Status', 'Revenue', 'Actions'],
};
const emptyTexts = {
  trial: 'No one is on a trial.',
  customer: 'No one is on a plan yet.',
};
const typingMilliseconds = 300;

/** Document 2 section 2.9: trials or customers, with search, inline editing and deletion. */
export function UserList({ kind, platform, newest, maySell }: UserListProps) {
  const [typed, setTyped] = useState('');
  const [isFullList, setFullList] = useState(false);
  const [edited, setEdited] = useState<{ id: string; draft: UserDraft }>();
  const [userToDelete, setUserToDelete] = useState<ListedUser>();
  const query = useDebounced(typed.trim());
  const isSearching = query !== '' || isFullList;
  const search = useUserSearch({ kind, query, platform, isOn: isSearching });
  const pages = search.data?.pages ?? [];
  const users = isSearching ? pages.flatMap((page) => page.users) : newest;
  const searched = pages.reduce((sum, page) => sum + page.searched, 0);
  const isWide = useMedia('(min-width: 80rem)');
  const rowOf = (user: ListedUser) => ({
    user,
    maySell,
    draft: edited?.id === user.id ? edited.draft : undefined,
    onDraft: (draft: UserDraft) => setEdited({ id: user.id, draft }),
    onDone: () => setEdited(undefined),
    onDelete: () => setUserToDelete(user),
  });
  return (
    <div className="space-y-4">
      <search className="block max-w-md">
        <TextField
          id={`search-${kind}`}
          label={kind === 'trial' ? 'Search trial users' : 'Search customers'}
          type="search"
          placeholder="Search users..."
          hint="Name, email, domain or website"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      {search.error && isSearching && (
        <Callout tone="danger" role="alert">
          {describeFailure(search.error)}
        </Callout>
      )}
      {isSearching && search.isPending && <Spinner label="Searching…" />}
      {users.length === 0 && !(isSearching && search.isPending) && (
        <p className="rounded-lg border border-line border-dashed p-6 text-center text-ink-muted">
          {query === ''
            ? emptyTexts[kind]
            : `No match among the ${searched.toLocaleString('en-US')} searched.`}
        </p>
      )}
      {users.length > 0 &&
        (isWide ? (
          <DataTable
            label={kind === 'trial' ? 'Trial users' : 'Customers'}
            columns={columns[kind]}
            minimumWidth="min-w-3xl"
          >
            {users.map((user) => (
              <UserRow key={user.id} {...rowOf(user)} span={columns[kind].length} />
            ))}
          </DataTable>
        ) : (
          <ul className="space-y-3">
            {users.map((user) => (
              <UserCard key={user.id} {...rowOf(user)} />
            ))}
          </ul>
        ))}
      <p role="status" className="text-ink-muted text-sm">
        {isSearching &&
          query !== '' &&
          search.data &&
          `${users.length} found among ${searched.toLocaleString('en-US')} searched${search.hasNextPage ? '; there are more to search.' : '.'}`}
      </p>
      {!isSearching && newest.length === staffPageSize && (
        <Button variant="secondary" onClick={() => setFullList(true)}>
          Show more
        </Button>
      )}
      {isSearching && search.hasNextPage && (
        <Button
          variant="secondary"
          disabled={search.isFetchingNextPage}
          onClick={() => void search.fetchNextPage()}
        >
          {query === '' ? 'Show more' : 'Search further'}
        </Button>
      )}
      {userToDelete && <DeleteUserDialog user={userToDelete} onClose={() => setUserToDelete(undefined)} />}
    </div>
  );
}

/** The text after typing has paused. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
