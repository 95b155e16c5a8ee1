import { expect, test } from 'vitest';
import type { BrandId } from '#shared/brands/brand-names.ts';
import type { Role } from '#shared/domain/identity.ts';
import type { Caller } from '../identity/session.ts';
import { beginConversion, type Conversion } from './conversion.ts';
import { requireOwnedConversion } from './require-owned-conversion.ts';

const conversion = beginConversion(
  {
    conversionId: `conv_edgpt_${'0'.repeat(26)}`,
    brandId: 'edgpt',
    organisationId: 'organisation-a',
    companyName: 'Maple Grove',
    url: null,
    pageLimit: 25,
    businessDescription: '',
    documents: [],
  },
  new Date(0),
);
const { organisationId: _none, ...demo } = conversion;

const describeCaller = (role: Role, organisationId: string | null, brandId: BrandId): Caller => ({
  ...{ role, organisationId, brandId },
  ...{ userId: 'user', sessionId: 'session', organisationRole: role === 'owner' ? role : null },
});
const owner = (organisationId: string | null) => describeCaller('owner', organisationId, 'edgpt');

test.each([
  ['its organisation', conversion, owner('organisation-a')],
  ['the admin of its brand', conversion, describeCaller('domain-admin', null, 'edgpt')],
  ['the superadmin', conversion, describeCaller('superadmin', null, 'gpt')],
  ['the superadmin, also without an organisation', demo, describeCaller('superadmin', null, 'gpt')],
])('a conversion is accessible to %s', async (_name, stored, caller) => {
  const ports = { conversions: { find: async () => stored } };
  expect(await requireOwnedConversion(ports, caller, stored.conversionId)).toBe(stored);
});

const strangers: [name: string, stored: Conversion | undefined, caller: Caller][] = [
  ['another organisation', conversion, owner('organisation-b')],
  ['nobody’s organisation', conversion, owner(null)],
  ['owners, when it has no organisation', demo, owner('organisation-a')],
  ['owners without an organisation, when it has none', demo, owner(null)],
  ['the admin of another brand', conversion, describeCaller('domain-admin', 'organisation-a', 'law')],
  ['anybody, when there is none', undefined, describeCaller('superadmin', null, 'gpt')],
];

test.each(strangers)('a conversion is not found for %s', async (_name, stored, caller) => {
  const ports = { conversions: { find: async () => stored } };
  await expect(requireOwnedConversion(ports, caller, conversion.conversionId)).rejects.toMatchObject({
    code: 'CONVERSION_NOT_FOUND',
  });
});
