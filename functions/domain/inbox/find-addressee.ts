import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { brandOfficeHours, type OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import type { Organisation } from '../accounts/account.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { nameAssistant } from '../conversions/name-assistant.ts';
import { findKnownHours } from './hours/known-hours.ts';
import type { AddresseePorts } from './ports.ts';

type Contact = { name: string; email: string };

export type Addressee = {
  companyName: string;
  websiteUrl: string | null;
  /** Host of the website that was read, or the brand’s own. */
  readHost?: string | undefined;
  recipients: Contact[];
  /** Where answers say to reply; the first recipient unless the owner chose another address. */
  replyTo: string;
  /** Mails to them leave out what a visitor wrote, and who. */
  notifyOnly: boolean;
  /** Their office hours, if set or read. */
  officeHours?: OfficeHours | undefined;
  /** Whether senders are told when to expect an answer; undefined until the owner has chosen. */
  promisesReply: boolean | undefined;
};

/**
 * The addresses the owner chose, or the contacts named at signup; otherwise the brand's own contact, which also answers for the brand's
 * assistant.
 */
export async function findAddressee(
  ports: AddresseePorts,
  { conversionId, brandId }: { conversionId: string | undefined; brandId: BrandId },
): Promise<Addressee> {
  const { name, domain, contact } = brands[brandId];
  const brandContact = { name, email: contact.email };
  const [conversion, settings] = conversionId
    ? await Promise.all([ports.conversions.find(conversionId), ports.findSettings(conversionId)])
    : [];
  if (!conversion) {
    return {
      companyName: name,
      websiteUrl: `https://${domain}`,
      readHost: domain,
      recipients: [brandContact],
      replyTo: brandContact.email,
      notifyOnly: false,
      officeHours: brandOfficeHours,
      promisesReply: true,
    };
  }
  const { organisationId, url, readHost } = conversion;
  const companyName = nameAssistant(conversion, settings);
  const organisation = organisationId ? await ports.organisations.find(organisationId) : undefined;
  const { replyTo = '', recipients: chosen = [], notifyOnly = false } = settings?.messageMails ?? {};
  const recipients = chosen.length
    ? keepUnique(chosen.map((email) => ({ name: companyName, email })))
    : listContacts(conversion, organisation);
  return {
    companyName,
    websiteUrl: url,
    readHost,
    recipients,
    replyTo: replyTo || (recipients[0] ?? brandContact).email,
    notifyOnly,
    officeHours: findKnownHours(organisation, conversion),
    promisesReply: organisation?.promisesReply,
  };
}

/** Who is told of messages until the owner chooses: the contacts named at signup, otherwise the brand's own. */
export function listContacts(
  { brandId, notify }: Pick<Conversion, 'brandId' | 'notify'>,
  organisation: Pick<Organisation, 'additionalContacts'> | undefined,
): Contact[] {
  const named = keepUnique([...(notify ? [notify] : []), ...(organisation?.additionalContacts ?? [])]);
  const { name, contact } = brands[brandId];
  return named.length > 0 ? named : [{ name, email: contact.email }];
}

function keepUnique(contacts: readonly Contact[]): Contact[] {
  return [...new Map(contacts.map((person) => [person.email.toLowerCase(), person])).values()];
}
