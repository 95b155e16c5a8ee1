import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionSummary } from '#shared/contract/account.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { LogOut } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ProofForm } from './proof-form.tsx';

/** The account's sessions. */
export function SessionsSection() {
  const { data, error, isPending } = useQuery(api.account.listSessions.query({}));
  const end = useMutation(api.account.endSession.mutation());
  const [asked, setAsked] = useState<SessionSummary>();
  const failure = error ?? (asksPassword(end.error) ? null : end.error);
  const signOut = (session: SessionSummary) =>
    end.mutate(
      { sessionId: session.sessionId },
      { onError: (cause) => asksPassword(cause) && setAsked(session) },
    );
  return (
    <Panel id="sessions" title="Where you are signed in">
      <Failure error={failure} className="mb-4" />
      {isPending && <Spinner label="Loading your sessions…" />}
      <ul className="divide-y divide-line">
        {data?.sessions.map((session) => (
          <li key={session.sessionId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              <span className="block font-semibold">{session.device}</span>
              <span className="text-ink-muted text-sm">
                {session.isCurrent ? 'This browser' : `Last used ${formatInstant(session.lastUsedAt)}`}
              </span>
            </span>
            {!session.isCurrent && (
              <Button
                variant="secondary"
                size="small"
                disabled={end.isPending}
                aria-label={`Sign out ${session.device}, last used ${formatInstant(session.lastUsedAt)}`}
                onClick={() => signOut(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && <ConfirmedSignOut session={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

function asksPassword(error: Error | null): boolean {
  return error instanceof AppError && error.code === 'PASSWORD_REQUIRED';
}

function ConfirmedSignOut({ session, onClose }: { session: SessionSummary; onClose: () => void }) {
  const { sessionId, device, lastUsedAt } = session;
  const { mutate, isPending, error } = useMutation({
    ...api.account.endSession.mutation(),
    mutationFn: async (currentPassword: string) => {
      await api.account.confirmPassword.call({ currentPassword });
      return api.account.endSession.call({ sessionId });
    },
  });
  return (
    <Modal
      title={`Sign out ${device}?`}
      icon={<LogOut className="size-5 shrink-0" />}
      description={`Last used ${formatInstant(lastUsedAt)}. Enter your password to sign it out.`}
      onClose={onClose}
    >
      <div className="mt-5">
        <ProofForm
          id="end-session"
          label="Sign out another browser"
          submitLabel="Sign out"
          isPending={isPending}
          error={error}
          onSubmit={({ currentPassword }) => mutate(currentPassword, { onSuccess: onClose })}
        >
          <Button variant="secondary" className="mr-3" onClick={onClose}>
            Cancel
          </Button>
        </ProofForm>
      </div>
    </Modal>
  );
}
