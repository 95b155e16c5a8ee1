import { useMutation } from '@tanstack/react-query';
import { brands } from '#shared/brands/index.ts';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { acceptOrderPath } from '#web/lib/site/accept-order-path.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import type { OwnerParts } from './inbox-queries.ts';
import { sayDeadline } from './say-deadline.ts';
import { responseDrafts } from './use-response.ts';

type MessageDetailsProps = { message: InboxMessage; owner: OwnerParts | undefined; onRemoved: () => void };

/** What few need of a message: its way by mail, what was promised, and its deletion. */
export function MessageDetails({ message, owner, onRemoved }: MessageDetailsProps) {
  const { context, answerBy, promisesNothing, order, platform } = message;
  const facts = [
    ['Website', context.websiteUrl],
    ...listDelivery(message),
    ['Answer promised by', answerBy && !promisesNothing && sayDeadline(message, answerBy)],
  ] as const;
  return (
    <>
      {!owner && order && brands[platform].pricingModel === 'enrollment' && (
        <SiteLink to={acceptOrderPath(order)} className="font-semibold underline underline-offset-4">
          Accept order
        </SiteLink>
      )}
      <details className="border-line border-t pt-2">
        <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold">Details</summary>
        <dl className="grid gap-x-6 gap-y-2 pb-4 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {facts.map(([term, detail]) =>
            detail ? (
              <div key={term} className="contents">
                <dt className="text-ink-muted">{term}</dt>
                <dd dir="auto" className="break-words">
                  {detail}
                </dd>
              </div>
            ) : null,
          )}
        </dl>
        <EditorsOnly>
          {owner && <Removal message={message} owner={owner} onRemoved={onRemoved} />}
        </EditorsOnly>
      </details>
    </>
  );
}

/** Who got it by mail, and who still has to confirm: of an answered one nobody needs to know. */
function listDelivery({ status, forwardedTo, waitingFor = [] }: InboxMessage) {
  if (status === 'responded') return [];
  const mailed = forwardedTo.filter((email) => !waitingFor.includes(email));
  return [
    ['Emailed to', mailed.join(', ') || (waitingFor.length > 0 && 'Nobody yet')],
    [
      'Not emailed yet',
      waitingFor.length > 0 &&
        `${waitingFor.join(', ')}: ${waitingFor.length > 1 ? 'addresses' : 'address'} not confirmed`,
    ],
  ] as const;
}

/** Deletes a message for good, after a warning that says what goes and what stays. */
function Removal({ message, owner, onRemoved }: MessageDetailsProps & { owner: OwnerParts }) {
  const { id, status, form } = message;
  const { mutateAsync, isPending, error } = useMutation(owner.calls.removeOwn.mutation());
  const unanswered = status === 'responded' ? '' : ' Its sender gets no answer.';
  const stays = form
    ? 'What was entered stays under Forms.'
    : 'The conversation stays in Chat History until you delete it there.';
  return (
    <div className="flex flex-wrap gap-3">
      <AskedTwice
        label="Delete this message"
        warning={`The message is deleted for good, with its sender’s name and contact, your notes, your answer, and their private page.${unanswered} Mails that were sent stay where they arrived. ${stays}`}
        confirmLabel="Delete for good"
        isPending={isPending}
        error={error}
        onConfirm={async () => {
          await mutateAsync({ id });
          responseDrafts.write(id, undefined);
          onRemoved();
          toastStore.show({ title: 'Message deleted', description: 'It is gone for good.' });
        }}
      />
    </div>
  );
}
