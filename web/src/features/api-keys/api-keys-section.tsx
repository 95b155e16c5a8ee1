import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKey } from '#shared/contract/organization/api-keys.ts';
import { apiKeyLimit, scopeNames } from '#shared/domain/api-key.ts';
import { api } from '#web/lib/api/api.ts';
import { formatRecent } from '#web/lib/format/format-recent.ts';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { KeyForm } from './key-form.tsx';
import { type MadeKey, NewKey } from './new-key.tsx';

/** Keys for the owner's own programs. Shown to the owner only. */
export function ApiKeysSection({ conversionId, origin }: { conversionId: string; origin: string }) {
  // A key is shown here once, and nowhere else.
  const [made, setMade] = useState<MadeKey>();
  const { data, error } = useQuery(api.apiKeys.list.query({}));
  return (
    <Panel id="api-keys" title="Your keys">
      <div className="space-y-5">
        <p className="max-w-prose text-ink-muted">
          With a key, a program of yours asks your assistants, or reads and changes what you see here. It
          never signs in, pays or invites. Keep it on a server: whoever has it can do what it may.{' '}
          <OutsideLink href={`${origin}/api/openapi.json`} className="underline underline-offset-4">
            All calls (OpenAPI)
          </OutsideLink>
        </p>
        {made && (
          <NewKey made={made} conversionId={conversionId} origin={origin} onDone={() => setMade(undefined)} />
        )}
        <Failure error={error} />
        {!data && !error && <Spinner label="Loading your keys…" />}
        {data && data.keys.length > 0 && (
          <ul aria-label="Keys" className="divide-y divide-line border-line border-y">
            {data.keys.map((key) => (
              <KeyLine key={key.keyId} apiKey={key} />
            ))}
          </ul>
        )}
        {data && data.keys.length < apiKeyLimit && <KeyForm onMade={setMade} />}
        {data && data.keys.length >= apiKeyLimit && (
          <p className="text-ink-muted">
            You have {apiKeyLimit} keys, which is the most. End one to make another.
          </p>
        )}
      </div>
    </Panel>
  );
}

function KeyLine({ apiKey: { keyId, name, scope, createdAt, lastUsedAt } }: { apiKey: ApiKey }) {
  const end = useMutation(api.apiKeys.revoke.mutation());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-ink-muted text-sm">
          {scopeNames[scope]} · made: <time dateTime={createdAt}>{formatRecent(createdAt)}</time> ·{' '}
          {lastUsedAt ? (
            <>
              last used: <time dateTime={lastUsedAt}>{formatRecent(lastUsedAt)}</time>
            </>
          ) : (
            'not used yet'
          )}
        </p>
      </div>
      <AskedTwice
        label={`End ${name}`}
        warning="Programs that use this key are refused from now on. This cannot be undone."
        confirmLabel="End this key"
        isPending={end.isPending}
        error={end.error}
        onConfirm={() => end.mutateAsync({ keyId })}
      />
    </li>
  );
}
