import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { brandOfficeHours, type OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import type { AddresseePorts } from './ports.ts';

export type Addressee = {
  companyName: string;
  websiteUrl: string | null;
  recipients: { name: string; email: string }[];
  /** Their office hours, if known. */
  officeHours?: OfficeHours | undefined;
};

/**
 * The contacts named at signup; otherwise the brand's own contact, which also answers for the brand's
 * assistant.
 */
export async function findAddressee(
  ports: AddresseePorts,
  { conversionId, brandId }: { conversionId: string | undefined; brandId: BrandId },
): Promise<Addressee> {
  const { name, domain, contact } = brands[brandId];
  const brandContact = { name, email: contact.email };
  const conversion = conversionId ? await ports.conversions.find(conversionId) : undefined;
  if (!conversion) {
    return {
      companyName: name,
      websiteUrl: `https://${domain}`,
      recipients: [brandContact],
      officeHours: brandOfficeHours,
    };
  }
  const { organisationId, notify, companyName, url } = conversion;
  const organisation = organisationId ? await ports.organisations.find(organisationId) : undefined;
  const contacts = [...(notify ? [notify] : []), ...(organisation?.additionalContacts ?? [])];
  const unique = new Map(contacts.map((person) => [person.email.toLowerCase(), person]));
  return {
    companyName,
    websiteUrl: url,
    recipients: unique.size > 0 ? [...unique.values()] : [brandContact],
    officeHours: organisation?.officeHours,
  };
}
