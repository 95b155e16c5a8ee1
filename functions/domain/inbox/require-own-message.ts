import { AppError } from '#shared/errors.ts';
import { requireOwnedConversion } from '../conversions/require-owned-conversion.ts';
import type { Caller } from '../identity/session.ts';
import type { ForwardedMessage } from './forwarded-message.ts';
import type { InboxPorts } from './ports.ts';

/** A message left with an assistant that the caller may manage. Throws NOT_FOUND for anyone else's. */
export async function requireOwnMessage(
  ports: Pick<InboxPorts, 'inbox' | 'conversions'>,
  caller: Caller,
  id: string,
): Promise<ForwardedMessage & { conversionId: string }> {
  const message = await ports.inbox.find(id);
  const conversionId = message?.conversionId;
  if (!conversionId) throw new AppError('NOT_FOUND');
  await requireOwnedConversion(ports, caller, conversionId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'CONVERSION_NOT_FOUND') throw new AppError('NOT_FOUND');
    throw error;
  });
  return { ...message, conversionId };
}
