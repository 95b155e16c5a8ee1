import type { FailedOrderStore } from '#functions/storage/dynamodb/billing/failed-order-store.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';

type WatchPorts = {
  failedOrders: FailedOrderStore;
  /** A line of the log, on which an alarm rings. */
  reportFailedOrder(what: 'order' | 'payment-event', error: unknown): void;
  now(): Date;
};

/** Places an order, and shows staff one that failed because of us until another of its customer succeeds. */
export async function watchOrder<Placed>(
  ports: WatchPorts,
  { organisationId, brandId }: Pick<Organisation, 'organisationId' | 'brandId'>,
  place: () => Promise<Placed>,
): Promise<Placed> {
  try {
    const placed = await place();
    await ports.failedOrders.settle(organisationId);
    return placed;
  } catch (error) {
    if (isOurs(error)) {
      ports.reportFailedOrder('order', error);
      await ports.failedOrders.add({ organisationId, brandId }, ports.now());
    }
    throw error;
  }
}

/** Receives a message of the payment provider, and counts for staff those that were not taken. */
export async function watchPaymentEvent(ports: WatchPorts, receive: () => Promise<void>): Promise<void> {
  try {
    await receive();
  } catch (error) {
    ports.reportFailedOrder('payment-event', error);
    await ports.failedOrders.addEvent(isOurs(error) ? 'failed' : 'refused', ports.now());
    throw error;
  }
}

/** Whether the customer could do nothing about it: a refused field, card or limit is theirs. */
function isOurs(error: unknown): boolean {
  return !(error instanceof AppError) || ['INTERNAL', 'UNAVAILABLE', 'CONFLICT'].includes(error.code);
}
