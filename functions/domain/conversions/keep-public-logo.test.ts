import { expect, test } from 'vitest';
import { changeSettings } from '#functions/domain/dashboard/change-settings.ts';
import { initialSettings } from '#functions/domain/dashboard/initial-settings.ts';
import { beginConversion } from './conversion.ts';
import { keepPublicLogo } from './keep-public-logo.ts';

const inside = 'https://logo.inside.maple-grove.org/x.png';
const outside = 'https://logo.maple-grove.org/x.png';
const ownCopy = `/api/conversions/conv_edgpt_${'0'.repeat(26)}/logo/${'0'.repeat(26)}.png`;
const leadsInside = async (address: string) => address === inside;

test.each([
  [{ color: '#123456', logoUrl: inside }, { color: '#123456' }],
  [
    { color: '#123456', logoUrl: outside },
    { color: '#123456', logoUrl: outside },
  ],
  [{ logoUrl: ownCopy }, { logoUrl: ownCopy }],
  [{}, {}],
])('of the look %j of a website %j is shown', async (look, shown) => {
  expect(await keepPublicLogo({ leadsInside }, look)).toEqual(shown);
});

test('an owner cannot choose a logo whose public name leads inside', async () => {
  const conversion = beginConversion(
    {
      ...{ conversionId: `conv_edgpt_${'0'.repeat(26)}`, brandId: 'edgpt', companyName: 'Maple', url: null },
      ...{ pageLimit: 1, businessDescription: '', documents: [] },
    },
    new Date(),
  );
  const initial = initialSettings(conversion, undefined);
  const ports = {
    leadsInside,
    organisations: { find: async () => undefined },
    settings: { find: async () => initial, save: async () => initial },
  };
  const choose = (logoUrl: string) =>
    changeSettings(ports, conversion, {
      fields: { appearance: { ...initial.appearance, logoUrl } },
      sections: [],
    });
  await expect(choose(inside)).rejects.toMatchObject({ issues: [{ field: 'appearance.logoUrl' }] });
  await expect(choose(outside)).resolves.toBeDefined();
});
