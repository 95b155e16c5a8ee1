import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { findUnconfirmed } from '../mail/consent/is-confirmed.ts';
import type { AdmissionPorts } from '../mail/ports.ts';
import { describeMessage, type Viewer } from './describe-message.ts';
import type { ForwardedMessage } from './forwarded-message.ts';

/** What tells who got a message by mail, and who has yet to confirm. */
export type DeliveryPorts = Pick<AdmissionPorts, 'addresses' | 'users' | 'now'>;

/** A message as it stands now, with who still has to confirm their address; of an answered one nobody needs to know. */
export async function describeWithDelivery(
  ports: DeliveryPorts,
  message: ForwardedMessage,
  viewer: Viewer,
): Promise<InboxMessage> {
  const waited = message.status === 'responded' ? [] : message.forwardedTo;
  return describeMessage(message, viewer, ports.now(), await findUnconfirmed(ports, waited));
}
