import { describe, expect, test } from 'vitest';
import { brandIdSchema, platformSchema } from '#shared/brands/platforms.ts';
import { brandOfConversion, encodeBase32, makeConversionId } from './conversion-id.ts';
import { conversionIdSchema } from './conversion-id-schema.ts';

describe('a conversion id', () => {
  test.each(brandIdSchema.options)('carries the brand %s', (brandId) => {
    const id = makeConversionId(brandId, Buffer.alloc(16, 0xa7));
    expect(conversionIdSchema.parse(id)).toBe(id);
    expect(brandOfConversion(id)).toBe(brandId);
  });

  test('keeps all 128 random bits', () => {
    expect(encodeBase32(Buffer.alloc(16, 0xff))).toBe(`7${'z'.repeat(25)}`);
    expect(encodeBase32(Buffer.alloc(16))).toBe('0'.repeat(26));
  });

  test.each(['', 'demo', 'conv_edgpt_1', `conv_other_${'0'.repeat(26)}`, `conv_gpt_${'0'.repeat(26)}/..`])(
    'is not %j',
    (text) => expect(conversionIdSchema.safeParse(text).success).toBe(false),
  );
});

describe('a platform name', () => {
  test.each([
    ['lawfirm', 'law'],
    ['LAW', 'law'],
    ['taxprep', 'tax'],
    ['cpafirm', 'cpa'],
    ['businessbroker', 'broker'],
    ['gpt', 'gpt'],
  ])('%s means %s', (name, brandId) => expect(platformSchema.parse(name)).toBe(brandId));

  test.each(['', 'school', '__proto__', 'constructor'])('%j is unknown', (name) =>
    expect(platformSchema.safeParse(name).success).toBe(false),
  );
});
