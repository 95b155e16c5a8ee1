import type { ReactNode } from 'react';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { type AccountProfile, useProfile } from './queries.ts';

/** What needs the account's profile, once it is loaded. For a page behind the guard. */
export function ProfileLoader({ children }: { children: (profile: AccountProfile) => ReactNode }) {
  const { data: profile, error } = useProfile();
  if (error) {
    return (
      <Callout tone="danger" role="alert">
        {describeFailure(error)}
      </Callout>
    );
  }
  return profile ? children(profile) : <Spinner label="Loading your account…" />;
}
