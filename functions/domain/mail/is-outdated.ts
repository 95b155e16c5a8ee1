import type { Mail } from './mail.ts';
import type { DeliveryPorts } from './ports.ts';

/** Whether a reminder of a trial has become wrong while it waited: the customer has bought, or the end has moved or passed. */
export async function isOutdated(
  { findTrialEnd, now }: Pick<DeliveryPorts, 'findTrialEnd' | 'now'>,
  { onTrial }: Pick<Mail, 'onTrial'>,
): Promise<boolean> {
  if (!onTrial) return false;
  const trialEndsAt = await findTrialEnd(onTrial.organisationId);
  if (trialEndsAt === undefined) return true;
  if (onTrial.trialEndsAt === undefined) return false;
  const isPast = onTrial.ends === true && onTrial.trialEndsAt <= now().toISOString();
  return isPast || trialEndsAt !== onTrial.trialEndsAt;
}
