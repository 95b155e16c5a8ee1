import type { AddressMarkStore } from '#functions/storage/dynamodb/mail/address-mark-store.ts';
import type { MarkedAddress } from '#shared/contract/staff/superadmin.ts';
import { staffPageSize } from '#shared/domain/staff/listed-customer.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import type { AddressMarkPorts } from './ports.ts';

/** A page of the addresses that get no mail, the newest first. */
export async function listMarkedAddresses(
  { addressMarks }: { addressMarks: Pick<AddressMarkStore, 'listNewest'> },
  after: string | undefined,
): Promise<{ addresses: MarkedAddress[]; next?: string }> {
  const entries = await addressMarks.listNewest(after, staffPageSize + 1);
  const page = entries.slice(0, staffPageSize);
  const last = page.at(-1);
  return {
    addresses: page.map(({ addressHash: id, address, reason, markedAt }) => ({
      ...{ id, address, reason, markedAt },
    })),
    ...(last && entries.length > staffPageSize && { next: last.position }),
  };
}

/** Lets mails go to a marked address again. Throws NOT_FOUND when it is not marked. */
export async function liftAddressMark(
  ports: AddressMarkPorts,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
): Promise<void> {
  const address = await ports.addressMarks.lift(id);
  if (!address)
    throw new AppError('NOT_FOUND', { message: 'Emails are sent to this address already. Reload the page.' });
  const owner = await ports.users.findByEmail(address);
  const what = 'Allowed emails to their address again';
  const deed = { kind: 'customer-changed', subject: owner?.userId ?? id, what } as const;
  await ports.staffActions.add(makeStaffAction(ports, userId, deed));
}
