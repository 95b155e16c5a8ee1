import { hashAddress } from './consent/mail-choices.ts';
import type { Mail } from './mail.ts';
import type { DeliveryPorts } from './ports.ts';

/** Why the recipient gets no such mail. Checked at the last moment. */
export async function findHindrance(
  { addressMarks, mailChoices }: Pick<DeliveryPorts, 'addressMarks' | 'mailChoices'>,
  { kind, to }: Pick<Mail, 'kind' | 'to'>,
): Promise<'address-marked' | 'unsubscribed' | undefined> {
  const addressHash = hashAddress(to);
  if (await addressMarks.isMarked(addressHash)) return 'address-marked';
  const isUnwanted = kind && (await mailChoices.findRefused(addressHash)).has(kind);
  return isUnwanted ? 'unsubscribed' : undefined;
}
