import { brandIds } from '#shared/brands/brand-names.ts';
import type { PreviewData } from '#shared/contract/staff/preview.ts';
import type { PlatformCounts, PreviewPorts } from './ports.ts';

const listed = 10;

/**
 * Counts with the newest customers and conversions, including those without an account. The cost is constant.
 */
export async function describePreview(ports: PreviewPorts): Promise<PreviewData> {
  const [counted, customers, demonstrations] = await Promise.all([
    Promise.all(brandIds.map(async (brandId) => ({ brandId, ...(await ports.counts.read(brandId)) }))),
    readNewest(ports),
    readDemonstrations(ports),
  ]);
  const sum = (name: keyof PlatformCounts) => counted.reduce((total, counts) => total + counts[name], 0);
  return {
    totalConversions: sum('conversions'),
    totalAdminUsers: sum('adminUsers'),
    totalInquiries: sum('inquiries'),
    platforms: Object.fromEntries(counted.map(({ brandId, conversions }) => [brandId, conversions])),
    conversions: [
      ...customers.flatMap(({ conversion, user }) => (conversion ? { conversion, email: user.email } : [])),
      ...demonstrations.map((conversion) => ({ conversion, email: conversion.notify?.email ?? '' })),
    ]
      .map(({ conversion, email }) => {
        const { conversionId, status, companyName, brandId: platform, url, createdAt } = conversion;
        return { conversionId, status, companyName, email, platform, url, createdAt };
      })
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, listed),
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

/** Conversions without an account. */
async function readDemonstrations({ demonstrations, conversions }: PreviewPorts) {
  const ids = await demonstrations.listNewest(listed);
  const found = await Promise.all(ids.map((id) => conversions.find(id)));
  return found.filter((conversion) => conversion !== undefined);
}
