import type { MessageAddressee } from '#shared/domain/inbox/message-addressee.ts';
import { AppError } from '#shared/errors.ts';
import { applySettings } from '../conversions/apply-settings.ts';
import { describeForSender } from './describe-message.ts';
import { findSenderEmail } from './forwarded-message.ts';
import type { InboxPorts } from './ports.ts';

type PagePorts = Pick<InboxPorts, 'inbox' | 'conversions' | 'findSettings' | 'now'>;

/** A message for its sender, with the name, logo, color and contact of whom it went to. Throws NOT_FOUND. */
export async function openMessagePage(ports: PagePorts, token: string) {
  const message = await ports.inbox.findByToken(token);
  if (!message) throw new AppError('NOT_FOUND');
  const addressee = message.conversionId && (await findAddresseesLook(ports, message.conversionId));
  return {
    ...describeForSender(message, ports.now()),
    isMailed: findSenderEmail(message) !== undefined,
    ...(addressee && { addressee }),
  };
}

/** Undefined for an assistant that is gone or was never finished. */
async function findAddresseesLook(
  ports: PagePorts,
  conversionId: string,
): Promise<MessageAddressee | undefined> {
  const [conversion, settings] = await Promise.all([
    ports.conversions.find(conversionId),
    ports.findSettings(conversionId),
  ]);
  if (!conversion?.site) return undefined;
  const { name, website, phone, email, address, brandColor, logoUrl } = applySettings(
    conversion.site,
    settings,
  );
  return { conversionId, name, website, phone, email, address, brandColor, logoUrl };
}
