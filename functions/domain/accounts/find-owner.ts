import type { BrandId } from '#shared/brands/platforms.ts';
import type { Organisation, User } from './account.ts';

/** The assistant that a notice is about, which goes to its owner only. */
type OwnedAssistant = {
  organisationId?: string | undefined;
  brandId: BrandId;
  companyName: string;
  readHost?: string | undefined;
};

/** Whom such a notice greets, and about which assistant. */
export type Addressee = Omit<OwnedAssistant, 'organisationId'> & Pick<User, 'name' | 'email'>;

export type OwnerPorts = {
  conversions: { find(conversionId: string): Promise<OwnedAssistant | undefined> };
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  users: { find(userId: string): Promise<User | undefined> };
  siteOrigin(brandId: BrandId): string;
};

/** An assistant and who owns it; undefined without an owner. */
export async function findOwner(
  { conversions, organisations, users }: OwnerPorts,
  conversionId: string,
): Promise<{ conversion: OwnedAssistant; owner: User } | undefined> {
  const conversion = await conversions.find(conversionId);
  if (!conversion?.organisationId) return undefined;
  const organisation = await organisations.find(conversion.organisationId);
  const ownerId = organisation?.lifeCycle?.ownerId;
  const owner = ownerId && (await users.find(ownerId));
  return owner ? { conversion, owner } : undefined;
}
