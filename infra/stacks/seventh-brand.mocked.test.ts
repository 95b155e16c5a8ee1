import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { brandSchema } from '#shared/brands/brand.ts';
import { brands, findBrandByHost, findBrandByPath } from '#shared/brands/index.ts';
import { brandIdSchema, platformSchema } from '#shared/brands/platforms.ts';
import { harbor } from '#shared/brands/testing/harbor.ts';
import {
  brandOfConversion,
  isConversionId,
  makeConversionId,
} from '#shared/domain/conversion/conversion-id.ts';
import { findLegalDocument } from '#shared/legal/find-legal-document.ts';
import { fewRoutes, synthesize } from '#tests/support/cloud/synthesize.ts';
import { listProperties } from '#tests/support/cloud/template-parts.ts';

vi.mock('#shared/brands/all-brands.ts', async (importOriginal) => {
  const { addHarbor } = await import('#shared/brands/testing/with-harbor.ts');
  return addHarbor(await importOriginal());
});

const { id, domain, token, paths } = harbor;

describe('a seventh brand, added with one data file and its line in the list,', () => {
  test('is a brand', () => {
    expect(brandSchema.parse(harbor)).toEqual(harbor);
    expect(Object.keys(brands)).toHaveLength(7);
  });

  test('has its distribution, certificate, pages, uploads and mails', () => {
    const { site, data, brands: stacks } = synthesize({ routes: fewRoutes });
    const distributionSchema = z.object({
      DistributionConfig: z.object({ Aliases: z.array(z.string()) }),
    });
    expect(stacks).toHaveLength(7);
    const [stack = expect.fail()] = stacks.filter((it) =>
      listProperties(it, 'AWS::CloudFront::Distribution', distributionSchema).some(
        ({ DistributionConfig }) => DistributionConfig.Aliases.join() === `${domain},www.${domain}`,
      ),
    );
    stack.hasResourceProperties('AWS::CertificateManager::Certificate', { DomainName: domain });
    site.hasResourceProperties('AWS::CloudFront::Function', {
      FunctionCode: Match.stringLikeRegexp(`"name":"${id}"`),
    });
    expect(JSON.stringify(data.findResources('AWS::S3::Bucket'))).toContain(`https://www.${domain}`);
    stack.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: domain });
  });

  test('is found by its hosts and its paths', () => {
    for (const host of [domain, `www.${domain}`, `${paths[0]}.localhost`])
      expect(findBrandByHost(host)?.id).toBe(id);
    for (const path of paths) expect(findBrandByPath(path)?.id).toBe(id);
  });

  test('is known to the API by all its names', () => {
    expect(brandIdSchema.parse(id)).toBe(id);
    for (const name of [id, token, ...paths, id.toUpperCase()]) expect(platformSchema.parse(name)).toBe(id);
    expect(platformSchema.safeParse('marina').success).toBe(false);
  });

  test('has its own conversion ids', () => {
    const conversionId = makeConversionId(brandIdSchema.parse(id), new Uint8Array(16));
    expect(conversionId).toBe(`conv_${token}_${'0'.repeat(26)}`);
    expect(isConversionId(conversionId)).toBe(true);
    expect(brandOfConversion(conversionId)).toBe(id);
  });

  test('has its legal documents', () => {
    expect(JSON.stringify(findLegalDocument('terms', brandIdSchema.parse(id)))).toContain(harbor.name);
  });
});
