import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readReleasedScripts } from '#infra/release/released-scripts.ts';
import { apiHeaders, findHeaders, listHeaderRules } from '#infra/site/page-headers.ts';
import { brands } from '#shared/brands/index.ts';
import { listRoutes } from '#shared/contract/index.ts';
import { connectBrands, synthesize } from '#tests/support/cloud/synthesize.ts';
import { flatten, listProperties } from '#tests/support/cloud/template-parts.ts';

const allBrands = Object.values(brands);
const stacks = synthesize();
const { site, data, logs, brands: domains } = stacks;

const certificateSchema = z.object({
  DomainName: z.string(),
  SubjectAlternativeNames: z.array(z.string()),
  ValidationMethod: z.string(),
});
const behaviorSchema = z.object({
  PathPattern: z.string().default('*'),
  TargetOriginId: z.string(),
  ViewerProtocolPolicy: z.string(),
  ResponseHeadersPolicyId: z.object({ Ref: z.string() }),
});
const distributionSchema = z.object({
  DistributionConfig: z.object({
    Aliases: z.array(z.string()).default([]),
    CacheBehaviors: z.array(behaviorSchema),
    DefaultCacheBehavior: behaviorSchema,
    OriginGroups: z.object({
      Items: z.array(
        z.object({
          Id: z.string(),
          FailoverCriteria: z.object({ StatusCodes: z.object({ Items: z.array(z.number()) }) }),
        }),
      ),
    }),
    ViewerCertificate: z.object({ MinimumProtocolVersion: z.string() }).optional(),
    Origins: z.array(
      z.object({
        Id: z.string(),
        OriginAccessControlId: z.unknown().optional(),
        OriginCustomHeaders: z.unknown().optional(),
      }),
    ),
  }),
});
const distributions = connectBrands(stacks).flatMap((template) =>
  listProperties(template, 'AWS::CloudFront::Distribution', distributionSchema).map(
    (it) => it.DistributionConfig,
  ),
);

describe('the sites', () => {
  test('have one distribution per brand, each domain once with its www and its certificate', () => {
    const aliases = distributions.flatMap(({ Aliases }) => Aliases);
    expect(aliases.toSorted()).toEqual(
      allBrands.flatMap(({ domain }) => [domain, `www.${domain}`]).toSorted(),
    );
    expect(
      domains.flatMap((template) =>
        listProperties(template, 'AWS::CertificateManager::Certificate', certificateSchema),
      ),
    ).toEqual(
      allBrands.map(({ domain }) => ({
        DomainName: domain,
        SubjectAlternativeNames: [`www.${domain}`],
        ValidationMethod: 'DNS',
      })),
    );
  });

  test('require TLS 1.2 or later', () => {
    for (const { ViewerCertificate, CacheBehaviors, DefaultCacheBehavior } of distributions) {
      expect(ViewerCertificate?.MinimumProtocolVersion).toBe('TLSv1.2_2021');
      for (const { ViewerProtocolPolicy } of [...CacheBehaviors, DefaultCacheBehavior])
        expect(['redirect-to-https', 'https-only']).toContain(ViewerProtocolPolicy);
    }
  });

  test('ask nobody for a client certificate, and neither does the API', () => {
    for (const template of [...domains, stacks.api])
      expect(JSON.stringify(template.toJSON())).not.toMatch(/"\w*(?:Mtls|MutualTls|TrustStore)\w*"/i);
  });

  test('authenticate to every origin by signature or secret', () => {
    for (const { Origins } of distributions)
      for (const { OriginAccessControlId, OriginCustomHeaders } of Origins)
        expect(OriginAccessControlId ?? OriginCustomHeaders).toBeDefined();
  });

  test('send streaming routes to their function URLs before the rest of the API', () => {
    const streaming = listRoutes().filter(({ route }) => route.streams);
    for (const { CacheBehaviors } of distributions) {
      const patterns = CacheBehaviors.map(({ PathPattern }) => PathPattern);
      const first = [...streaming.map(({ route }) => route.path), '/api/*', '/json-api/*'];
      expect(patterns.slice(0, first.length)).toEqual(first);
    }
    for (const template of domains)
      template.resourcePropertiesCountIs(
        'AWS::Lambda::Permission',
        { Action: 'lambda:InvokeFunctionUrl', Principal: 'cloudfront.amazonaws.com' },
        // Plus one for the page function.
        streaming.length + 1,
      );
  });

  test('get assistants’ and forms’ pages from the page function, and fall back to the bucket when it fails', () => {
    for (const { CacheBehaviors, OriginGroups } of distributions) {
      const [group = expect.fail()] = OriginGroups.Items;
      expect(OriginGroups.Items).toHaveLength(1);
      expect(group.FailoverCriteria.StatusCodes.Items).toEqual([403, 500, 502, 503, 504]);
      const lookedUp = CacheBehaviors.filter(({ TargetOriginId }) => TargetOriginId === group.Id);
      expect(lookedUp.map(({ PathPattern }) => PathPattern)).toEqual([
        '/gptsite/*/source/*',
        '/gptsite/*',
        '/form/*',
      ]);
    }
    site.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        ParametersInCacheKeyAndForwardedToOrigin: {
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-page-path'] },
        },
      },
    });
  });

  test('have a copy of the app shell marked for 404', () => {
    const deployments = listProperties(
      site,
      'Custom::CDKBucketDeployment',
      z.object({ DestinationBucketKeyPrefix: z.string().optional(), UserMetadata: z.unknown().optional() }),
    );
    expect(deployments).toContainEqual({
      DestinationBucketKeyPrefix: 'pages/missing',
      UserMetadata: { status: '404' },
    });
  });

  test('keep every bucket private', () => {
    for (const template of [site, data, logs])
      template.allResourcesProperties('AWS::S3::Bucket', {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: Match.anyValue(),
      });
  });
});

const policySchema = z.object({
  Properties: z.object({
    ResponseHeadersPolicyConfig: z.object({
      CustomHeadersConfig: z
        .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) })
        .optional(),
      SecurityHeadersConfig: z.object({
        ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.unknown() }).optional(),
        ContentTypeOptions: z.object({ Override: z.literal(true) }).optional(),
        FrameOptions: z.object({ FrameOption: z.string(), Override: z.literal(true) }).optional(),
        ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }).optional(),
        StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.literal(31_536_000) }),
      }),
    }),
  }),
});

/** A template's headers by name. */
function describeHeaders(policyId: string): Record<string, string> {
  const resource = site.findResources('AWS::CloudFront::ResponseHeadersPolicy')[policyId];
  const { CustomHeadersConfig, SecurityHeadersConfig } =
    policySchema.parse(resource).Properties.ResponseHeadersPolicyConfig;
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy } = SecurityHeadersConfig;
  return {
    ...Object.fromEntries((CustomHeadersConfig?.Items ?? []).map(({ Header, Value }) => [Header, Value])),
    ...(ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...(FrameOptions && { 'x-frame-options': FrameOptions.FrameOption }),
    ...(ReferrerPolicy && { 'referrer-policy': ReferrerPolicy.ReferrerPolicy }),
    ...(ContentSecurityPolicy && {
      'content-security-policy': flatten(ContentSecurityPolicy.ContentSecurityPolicy).replace(
        /https:\/\/<reference>\.s3\.us-east-1\.<reference>/,
        'https://uploads.example',
      ),
    }),
  };
}

describe('the headers', () => {
  const inlineScripts = [...new Set(JSON.stringify(site.toJSON()).match(/'sha256-[^']+'/g))];
  const rules = listHeaderRules({
    inlineScripts,
    uploadOrigin: 'https://uploads.example',
    siteOrigins: [],
    frameOrigins: [],
  });
  const [{ CacheBehaviors, DefaultCacheBehavior } = expect.fail()] = distributions;

  test.each([
    ['/', "frame-ancestors 'none'"],
    ['/dashboard', "frame-ancestors 'none'"],
    ['/gptsite/conv_1', "frame-ancestors 'self'"],
    ['/gptsite/conv_1/source/a', "frame-ancestors 'self'"],
    ['/widget/conv_1', 'frame-ancestors https: http:'],
    ['/superadmin', "frame-ancestors 'none'"],
    ['/checkout/law/basic/annual', 'script-src .*https://js.stripe.com'],
    ['/gptsites/checkout/law/basic/annual', 'script-src .*https://js.stripe.com'],
    ['/widget.js', undefined],
    ['/assets/index-1.js', undefined],
  ])('of %s match the local stack, with %s', (path, directive) => {
    const behavior =
      CacheBehaviors.find(({ PathPattern }) => fits(PathPattern, path)) ?? DefaultCacheBehavior;
    const headers = describeHeaders(behavior.ResponseHeadersPolicyId.Ref);
    expect(headers).toEqual(findHeaders(rules, path));
    if (directive) expect(headers['content-security-policy']).toMatch(new RegExp(directive));
  });

  test('allow the script of pages from before a deployment, and come before the pages of the next', () => {
    const released = readReleasedScripts();
    expect(released).not.toHaveLength(0);
    expect(inlineScripts).toEqual(expect.arrayContaining(released));
    expect(inlineScripts.length).toBeGreaterThan(released.length);
    const headers = Object.keys(site.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    const pages = Object.values(
      site.findResources('Custom::CDKBucketDeployment', {
        Properties: { DestinationBucketKeyPrefix: Match.stringLikeRegexp('^pages') },
      }),
    );
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page.DependsOn).toEqual(expect.arrayContaining(headers));
  });

  test('of the API match the local stack', () => {
    const calls = CacheBehaviors.filter(({ PathPattern }) => /^\/(?:json-)?api\//.test(PathPattern));
    expect(calls).not.toHaveLength(0);
    for (const { ResponseHeadersPolicyId } of calls)
      expect(describeHeaders(ResponseHeadersPolicyId.Ref)).toEqual(apiHeaders);
  });

  function fits(pattern: string, path: string): boolean {
    return new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path);
  }
});

test('docs/scale.md states the number of behaviors per distribution and header policies per stage', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8');
  const [, behaviors, policies] =
    /25 behaviors at first and has (\d+)[\s\S]*20 policies of response headers[^.]*\. A stage has (\d+)/.exec(
      page,
    ) ?? [];
  for (const { CacheBehaviors } of distributions) expect(1 + CacheBehaviors.length).toBe(Number(behaviors));
  site.resourceCountIs('AWS::CloudFront::ResponseHeadersPolicy', Number(policies));
});

test('a brand whose DNS is elsewhere gets its mail records as outputs', () => {
  const outputs = domains.flatMap((template) =>
    Object.values(template.findOutputs('*')).map(({ Value }) => flatten(Value)),
  );
  for (const { domain } of allBrands)
    expect(outputs).toEqual(
      expect.arrayContaining([
        ...Array.from({ length: 3 }, () => expect.stringMatching(/ CNAME /)),
        `bounce.${domain} MX 10 feedback-smtp.us-east-1.amazonses.com`,
        `bounce.${domain} TXT "v=spf1 include:amazonses.com ~all"`,
        `_dmarc.${domain} TXT "v=DMARC1; p=quarantine"`,
      ]),
    );
});
