import { brandIds } from '#shared/brands/brand-names.ts';
import type { PreviewData } from '#shared/contract/preview.ts';
import type { PlatformCounts, PreviewPorts } from './ports.ts';

const listed = 10;

/** Counts, and the newest customers with their conversions. It costs the same however many there are. */
export async function describePreview(ports: PreviewPorts): Promise<PreviewData> {
  const [counted, customers] = await Promise.all([
    Promise.all(brandIds.map(async (brandId) => ({ brandId, ...(await ports.counts.read(brandId)) }))),
    readNewest(ports),
  ]);
  const sum = (name: keyof PlatformCounts) => counted.reduce((total, counts) => total + counts[name], 0);
  return {
    totalConversions: sum('conversions'),
    totalAdminUsers: sum('adminUsers'),
    totalInquiries: sum('inquiries'),
    platforms: Object.fromEntries(counted.map(({ brandId, conversions }) => [brandId, conversions])),
    conversions: customers.flatMap(({ conversion, user }) => {
      if (!conversion) return [];
      const { conversionId, status, companyName, brandId: platform, url, createdAt } = conversion;
      return { conversionId, status, companyName, email: user.email, platform, url, createdAt };
    }),
    adminUsers: customers.map(({ user, organisation }) => {
      const { userId, name, email, brandId: platform, createdAt } = user;
      return { userId, name, email, organization: organisation.name, platform, createdAt };
    }),
  };
}

async function readNewest({ tenants, conversions }: PreviewPorts) {
  const lists = await Promise.all(brandIds.map((id) => tenants.listNewest(id, undefined, listed)));
  const newest = lists.flat().sort((a, b) => (a.position < b.position ? 1 : -1));
  const read = await Promise.all(
    newest.slice(0, listed).map(async (entry) => {
      const [customer, conversion] = await Promise.all([
        tenants.read(entry),
        conversions.find(entry.conversionId),
      ]);
      return customer && { ...customer, conversion };
    }),
  );
  return read.flatMap((customer) => customer ?? []);
}
