import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { useDraft } from '#web/lib/drafts/draft-store.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { CopyButton } from '#web/ui/form/copy-button.tsx';
import { type InboxScope, useMessageEdit } from './inbox-queries.ts';
import { responseDrafts } from './use-response.ts';

/** For who was still writing when somebody else answered: their text stays until they decide what becomes of it. */
export function AnsweredMeanwhile({ message, scope }: { message: InboxMessage; scope: InboxScope }) {
  const { id, response, responseBy } = message;
  const [draft, setDraft] = useDraft(responseDrafts, id);
  const { mutate, isPending, error } = useMessageEdit(scope);
  if (!draft || draft.trim() === response) return null;
  return (
    <Callout tone="warning" role="status">
      <p className="font-semibold">{responseBy} answered while you were writing</p>
      <p>The sender has their answer above. Yours was not sent:</p>
      <p dir="auto" className="mt-2 whitespace-pre-line break-words">
        {draft}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton text={draft} label="Copy your text" />
        <Button
          variant="secondary"
          size="small"
          disabled={isPending}
          onClick={() => mutate({ id, note: draft.slice(0, 2000) }, { onSuccess: () => setDraft(undefined) })}
          label="Keep it as a private note"
        />
        <Button variant="quiet" size="small" onClick={() => setDraft(undefined)} label="Discard" />
      </div>
      {error && (
        <p role="alert" className="mt-2">
          {error.message}
        </p>
      )}
    </Callout>
  );
}
