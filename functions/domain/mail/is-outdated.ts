import { kindOf } from '../staff/listing.ts';
import type { Mail } from './mail.ts';
import type { DeliveryPorts } from './ports.ts';

/** Whether a reminder of a trial has become wrong while it waited: the customer has bought, or the end has moved or passed. */
export async function isOutdated(
  { organisations, now }: Pick<DeliveryPorts, 'organisations' | 'now'>,
  { onTrial }: Pick<Mail, 'onTrial'>,
): Promise<boolean> {
  if (!onTrial) return false;
  const organisation = await organisations.find(onTrial.organisationId);
  if (!organisation || kindOf(organisation) !== 'trial') return true;
  if (onTrial.trialEndsAt === undefined) return false;
  const isPast = onTrial.ends === true && onTrial.trialEndsAt <= now().toISOString();
  return isPast || organisation.trialEndsAt !== onTrial.trialEndsAt;
}
