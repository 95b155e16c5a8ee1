import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import type { StaffActionDetails } from '#shared/domain/staff-action-details.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction, type StaffAction } from '../staff-log/staff-action.ts';
import { type DeliveryPorts, describeWithDelivery } from './describe-delivery.ts';
import type { ForwardedMessage } from './forwarded-message.ts';
import type { InboxPorts } from './ports.ts';

type OpeningPorts = Pick<InboxPorts, 'inbox' | 'staffActions' | 'now' | 'makeId'>;

/** A message with its words, for staff. Throws NOT_FOUND for another brand's. */
export async function openForwarded(
  ports: OpeningPorts & DeliveryPorts,
  caller: Caller,
  id: string,
): Promise<InboxMessage> {
  return describeWithDelivery(ports, await requireForwarded(ports, caller, id), caller);
}

/**
 * The message, once the staff log says who has seen it: what visitors tell a customer's assistant is the customer's, and
 * may be a secret of their profession. Throws NOT_FOUND for another brand's.
 */
export async function requireForwarded(
  ports: OpeningPorts,
  { userId, role, brandId }: Caller,
  id: string,
): Promise<ForwardedMessage> {
  const message = await ports.inbox.find(id);
  const isTheirs = message && (role === 'superadmin' || message.platform === brandId);
  if (!isTheirs) throw new AppError('NOT_FOUND');
  const { conversionId } = message;
  if (conversionId) {
    const look = makeStaffAction(ports, userId, { kind: 'customer-seen', subject: conversionId });
    await ports.staffActions.addOncePerDay(look, id);
  }
  return message;
}

/** Describes what staff do with a message, for the staff log. */
export async function openMessageLog(
  ports: Pick<InboxPorts, 'conversions' | 'makeId' | 'now'>,
  { userId }: Caller,
  { id: messageId, platform: brandId, conversionId }: ForwardedMessage,
): Promise<(to: Extract<StaffActionDetails, { kind: 'message-changed' }>['to']) => StaffAction> {
  const organisationId = conversionId && (await ports.conversions.find(conversionId))?.organisationId;
  return (to) =>
    makeStaffAction(ports, userId, {
      ...{ kind: 'message-changed', messageId, brandId, to },
      ...(organisationId && { organisationId }),
    });
}
