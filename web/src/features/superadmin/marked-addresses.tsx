import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { MarkedAddress } from '#shared/contract/staff/superadmin.ts';
import type { MarkReason } from '#shared/domain/mail/mark-reasons.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { rarePollMilliseconds } from './staff-queries.ts';

const reasons: Record<MarkReason, string> = {
  bounce: 'An email to it bounced permanently. The address may be mistyped or closed.',
  complaint: 'The recipient reported an email as spam.',
};

/** Addresses that get no email; hidden if there are none. */
export function MarkedAddresses() {
  const listing = useInfiniteQuery({
    ...staffApi.superadmin.listMarkedAddresses.pages({}),
    refetchInterval: rarePollMilliseconds,
  });
  // Here, because a line is gone before its success could be told.
  const { mutate, isPending, variables, error } = useMutation(staffApi.superadmin.liftAddressMark.mutation());
  const addresses = listing.data?.pages.flatMap((page) => page.addresses) ?? [];
  if (addresses.length === 0) return null;
  return (
    <section aria-labelledby="marked-addresses" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="marked-addresses" className="text-lg">
        Addresses that get no email
      </h2>
      <p className="text-ink-muted text-sm">
        Allow an address again when its owner asks for emails. Earlier ones stay unsent.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {addresses.map((marked) => (
          <MarkedLine
            key={marked.id}
            marked={marked}
            isDisabled={isPending}
            error={variables?.id === marked.id ? error : null}
            onLift={() => mutate({ id: marked.id }, { onSuccess: () => announceLift(marked) })}
          />
        ))}
      </ul>
      <NextPageButton listing={listing} label="Show earlier addresses" className="mt-4" />
    </section>
  );
}

function announceLift({ address }: MarkedAddress): void {
  const description = `From now on, emails are sent to ${address} again.`;
  toastStore.show({ title: 'Address allowed', description });
}

type MarkedLineProps = {
  marked: MarkedAddress;
  isDisabled: boolean;
  error: Error | null;
  onLift: () => void;
};

function MarkedLine({ marked, isDisabled, error, onLift }: MarkedLineProps) {
  const { address, reason, markedAt } = marked;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-72">
        <p className="break-words font-semibold">{address}</p>
        <p className="break-words text-sm">{reasons[reason]}</p>
        <p className="text-ink-muted text-sm">{formatInstant(markedAt)}</p>
        <FailureLine error={error} className="text-danger-ink text-sm" />
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Send to this address again: ${address}`}
        disabled={isDisabled}
        onClick={onLift}
        label="Send to this address again"
      />
    </li>
  );
}
