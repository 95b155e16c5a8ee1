import type { Brand } from '#shared/brands/brand.ts';
import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mail.ts';
import { hashAddress } from './mail-choices.ts';

/** One per address. */
export const waitingMailId = (email: string) => `waiting-${hashAddress(email)}`;

/** Tells an address that has not confirmed what waits for it. It has nobody's words. */
export function composeWaitingMail(
  brand: Brand,
  to: string,
  { what, url, readHost }: { what: string; url: string; readHost?: string | undefined },
): Mail {
  return composeMail({
    type: 'waiting',
    mailId: waitingMailId(to),
    to,
    brand,
    subject: `Please confirm this address, so that ${readHost ? `the assistant of ${readHost}` : brand.name} can write to it`,
    paragraphs: [
      what
        .replace('{website}', readHost ?? `an assistant at ${brand.name}`)
        .replace('{assistant}', readHost ? `the assistant of ${readHost}` : `an assistant at ${brand.name}`),
      'Confirm this address once to read it, and everything after it.',
      'If this means nothing to you, ignore this mail: nothing of it will be sent.',
    ],
    action: { label: 'Confirm my email address', url },
  });
}
