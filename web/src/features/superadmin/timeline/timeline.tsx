import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cents, formatCents } from '#shared/domain/billing/money.ts';
import type { TimelineEvent } from '#shared/domain/staff/timeline-event.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { BalanceDialog } from './balance-dialog.tsx';
import { describeEvent, type EventGroup, groupNames, groupOf } from './describe-event.ts';
import { isRefundable } from './is-refundable.ts';
import { type CardPayment, RefundDialog } from './refund-dialog.tsx';

type TimelineProps = { organisationId: string; organisation: string; mayRefund: boolean };

const groups: readonly EventGroup[] = ['account', 'chats', 'mails', 'payments', 'staff'];
const shownAtFirst = 50;

/** What happened to a customer, newest first. */
export function Timeline({ organisationId, organisation, mayRefund }: TimelineProps) {
  const { data, error, refetch } = useQuery(staffApi.superadmin.getTimeline.query({ id: organisationId }));
  const [group, setGroup] = useState<EventGroup>();
  const [isLong, setLong] = useState(false);
  const [payment, setPayment] = useState<CardPayment>();
  const [isPayingBack, setPayingBack] = useState(false);
  if (error && !data) return <TimelineFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Loading the timeline…" className="min-h-60 justify-center" />;
  const events = data.events.filter((event) => !group || groupOf(event) === group);
  return (
    <div className="space-y-4">
      <SelectField
        id="timeline-group"
        label="Show"
        className="max-w-56"
        options={[
          { value: '', label: 'Everything' },
          ...groups.map((value) => ({ value, label: groupNames[value] })),
        ]}
        value={group ?? ''}
        onChange={({ target }) => setGroup(groups.find((one) => one === target.value))}
      />
      <IdleCredit
        cents={data.idleCreditCents}
        onPayBack={mayRefund ? () => setPayingBack(true) : undefined}
      />
      {events.length === 0 && <p className="text-ink-muted">Nothing of this kind has happened yet.</p>}
      <ol aria-label="Timeline" className="divide-y divide-line rounded-lg border border-line bg-surface">
        {events.slice(0, isLong ? undefined : shownAtFirst).map((event, index) => (
          <EventLine
            // biome-ignore lint/suspicious/noArrayIndexKey: several things may happen in one instant
            key={`${event.at}-${index}`}
            {...{ event, organisation }}
            onRefund={mayRefund ? setPayment : undefined}
          />
        ))}
      </ol>
      {!isLong && events.length > shownAtFirst && (
        <Button variant="secondary" onClick={() => setLong(true)}>
          Show all {events.length.toLocaleString('en-US')}
        </Button>
      )}
      <p className="text-ink-muted text-sm">
        Chats and mails of the last 90 days; what staff did since this list was kept. Times are in your time
        zone ({Intl.DateTimeFormat().resolvedOptions().timeZone}); days of chats are in UTC.
      </p>
      {isPayingBack && (
        <BalanceDialog
          {...{ organisationId, organisation }}
          creditCents={data.idleCreditCents}
          onClose={() => setPayingBack(false)}
        />
      )}
      {payment && (
        <RefundDialog {...{ organisationId, organisation, payment }} onClose={() => setPayment(undefined)} />
      )}
    </div>
  );
}

/** Credit of a customer that no subscription uses. */
function IdleCredit({ cents, onPayBack }: { cents: Cents; onPayBack: (() => void) | undefined }) {
  if (cents <= 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-3">
      {formatCents(cents)} of credit is left, and no subscription uses it.
      {onPayBack && <Button variant="secondary" size="small" onClick={onPayBack} label="Pay credit back" />}
    </p>
  );
}

type EventLineProps = {
  event: TimelineEvent;
  organisation: string;
  onRefund: ((payment: CardPayment) => void) | undefined;
};

function EventLine({ event, organisation, onRefund }: EventLineProps) {
  const { who, text, changes = [] } = describeEvent(event, organisation);
  return (
    <li className="grid gap-x-6 gap-y-1 p-4 text-sm sm:grid-cols-[11rem_6rem_minmax(0,1fr)_auto]">
      <time dateTime={event.at} className="text-ink-muted">
        {event.kind === 'chats' ? formatDay(event.day, { dateStyle: 'medium' }) : formatInstant(event.at)}
      </time>
      <span className="text-ink-muted">{groupNames[groupOf(event)]}</span>
      <span className="min-w-0 break-words">
        {who && <bdi className="font-semibold">{who}: </bdi>}
        <span dir="auto">{text}</span>
        {changes.map(({ name, from, to }) => (
          <span key={name} className="block text-ink-muted">
            {name}: <bdi>{from}</bdi> → <bdi className="text-ink">{to}</bdi>
          </span>
        ))}
      </span>
      {onRefund && isRefundable(event) && (
        <Button variant="secondary" size="small" className="w-fit" onClick={() => onRefund(event)}>
          Refund
        </Button>
      )}
    </li>
  );
}

function TimelineFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Callout tone="danger" role="alert">
      {describeFailure(error)} <Button variant="secondary" size="small" onClick={onRetry} label="Try again" />
    </Callout>
  );
}
