import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CustomerClient } from '#shared/client.ts';
import { api } from '#web/lib/api/api.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';

type AccountProfile = Awaited<ReturnType<CustomerClient['account']['get']>>;

/** What needs the account's profile, once it is loaded. For a page behind the guard. */
export function ProfileLoader({ children }: { children: (profile: AccountProfile) => ReactNode }) {
  const { data: profile, error } = useQuery(api.account.get.query({}));
  if (error) return <Failure error={error} />;
  return profile ? children(profile) : <Spinner label="Loading your account…" />;
}
