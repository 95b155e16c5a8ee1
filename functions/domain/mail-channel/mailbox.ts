import { brands } from '#shared/brands/index.ts';
import type { MailChannel } from '#shared/contract/inbox.ts';
import { findInboundDomain } from '#shared/domain/mail/assistant-address.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { MailboxPorts } from './ports.ts';

type Assistant = Pick<Conversion, 'conversionId' | 'brandId' | 'slug'>;

/** The address of an assistant: its local part is nobody else's, and changes only when its owner asks. */
export function makeAddress(brandId: Conversion['brandId'], localPart: string): string {
  return `${localPart}@${findInboundDomain(brands[brandId])}`;
}

/** Whether an assistant is asked by mail, and where. */
export async function describeMailChannel(
  {
    mailboxes,
    receivesMail,
  }: Pick<MailboxPorts, 'receivesMail'> & {
    mailboxes: Pick<MailboxPorts['mailboxes'], 'find'>;
  },
  { conversionId, brandId }: Assistant,
): Promise<MailChannel> {
  const mailbox = receivesMail ? await mailboxes.find(conversionId) : undefined;
  return {
    isOffered: receivesMail,
    isOn: mailbox?.isOn ?? false,
    address: mailbox ? makeAddress(brandId, mailbox.localPart) : null,
  };
}

/**
 * Opens or closes the way. The first time makes the address; a new one takes the place of `replaced`, which is read no more.
 * Throws NOT_FOUND where no mail is received, and CONFLICT when `replaced` was replaced already.
 */
export async function changeMailChannel(
  ports: MailboxPorts,
  assistant: Assistant,
  { isOn, replaced }: { isOn: boolean; replaced?: string | undefined },
): Promise<MailChannel> {
  if (!ports.receivesMail) throw new AppError('NOT_FOUND');
  const { conversionId } = assistant;
  const [old] = replaced?.split('@') ?? [];
  if (old && !(await ports.mailboxes.replace(conversionId, old, makeLocalPart(ports, assistant))))
    throw new AppError('CONFLICT');
  const isKnown = await ports.mailboxes.change(conversionId, isOn);
  if (!isKnown && isOn && !(await ports.mailboxes.create(conversionId, makeLocalPart(ports, assistant))))
    throw new AppError('CONFLICT');
  return describeMailChannel(ports, assistant);
}

/** With the mark an address has at most 64 characters before its sign (RFC 5321, 4.5.3.1.1). */
const nameCharacters = 40;
/** Forty random bits: nobody guesses an address, and an organization's name alone is nobody's. */
const markCharacters = 8;

/** The name that the page has, which belongs to its organization, or none; and a mark. */
function makeLocalPart({ makeId }: Pick<MailboxPorts, 'makeId'>, { slug }: Assistant): string {
  const name = (slug || 'ask').slice(0, nameCharacters).replace(/-+$/, '');
  return `${name}-${makeId().slice(0, markCharacters).toLowerCase()}`;
}
