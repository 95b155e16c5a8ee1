import { netOf, type TimelineEvent } from '#shared/domain/staff/timeline-event.ts';

/** Whether money of a payment can go back to a card. */
export function isRefundable(event: TimelineEvent): event is Extract<TimelineEvent, { kind: 'payment' }> {
  return event.kind === 'payment' && event.method === 'card' && netOf(event) > 0;
}
