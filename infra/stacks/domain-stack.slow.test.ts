import { Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { stages } from '#infra/stages/stages.ts';
import { deploy, fewRoutes } from '#tests/support/cloud/synthesize.ts';
import { flatten, listAllowances } from '#tests/support/cloud/template-parts.ts';

const { prod = expect.fail() } = stages;
const { app, stacks } = deploy({ settings: { ...prod, hasOwnDomains: true }, routes: fewRoutes });
const [stack = expect.fail('no stack of own domains')] = app.node
  .findAll()
  .filter((it) => Stack.isStack(it))
  .filter(({ stackName }) => stackName === 'gptsites-prod-brand-own-domains');
const template = Template.fromStack(stack);
const pipeline = Template.fromStack(stacks.pipeline);

test('one distribution of tenants serves every own domain, and holds nothing that CloudFront refuses there', () => {
  template.hasResourceProperties('AWS::CloudFront::ConnectionGroup', {
    Name: 'gptsites-prod',
    Enabled: true,
  });
  const [distribution = expect.fail()] = Object.values(
    template.findResources('AWS::CloudFront::Distribution'),
  );
  const { DistributionConfig } = distribution.Properties;
  expect(DistributionConfig).toMatchObject({ ConnectionMode: 'tenant-only', Comment: 'gptsites-prod' });
  for (const refused of ['Aliases', 'IPV6Enabled', 'PriceClass', 'Logging', 'ContinuousDeploymentPolicyId'])
    expect(DistributionConfig).not.toHaveProperty(refused);
  expect(DistributionConfig.WebACLId).toBeDefined();
});

test('its pages come from the function alone, its files from the bucket, and its calls with the origin secret', () => {
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({
      DefaultCacheBehavior: Match.objectLike({
        ViewerProtocolPolicy: 'redirect-to-https',
        FunctionAssociations: [Match.objectLike({ EventType: 'viewer-request' })],
      }),
      CacheBehaviors: Match.arrayWith([
        Match.objectLike({ PathPattern: '/api/*' }),
        Match.objectLike({ PathPattern: '/assets/*' }),
      ]),
      OriginGroups: Match.absent(),
    }),
  });
});

test('browsers are asked for https on an own domain, and never on its subdomains, which are its owner’s', () => {
  const site = Template.fromStack(stacks.site);
  const [list = expect.fail()] = Object.values(site.findResources('AWS::SSM::Parameter'));
  const names = String(list.Properties.Description).split(', ');
  const used = [...JSON.stringify(template).matchAll(/"ResponseHeadersPolicyId":{"Fn::Select":\["?(\d+)/g)];
  const own = ['own apiHeaders', 'own headers /assets/*', 'own headers /gptsite/*'];
  expect([...new Set(used.map(([, index]) => names[Number(index)]))].toSorted()).toEqual(own);
  const withSubdomains = (IncludeSubdomains: boolean) =>
    site.findResources('AWS::CloudFront::ResponseHeadersPolicy', {
      Properties: Match.objectLike({
        ResponseHeadersPolicyConfig: Match.objectLike({
          SecurityHeadersConfig: Match.objectLike({
            StrictTransportSecurity: Match.objectLike({ IncludeSubdomains }),
          }),
        }),
      }),
    });
  expect(Object.keys(withSubdomains(false))).toHaveLength(own.length);
  expect(Object.keys(withSubdomains(false)).every((id) => id.startsWith('Own'))).toBe(true);
  expect(Object.keys(withSubdomains(true))).toHaveLength(
    names.filter((name) => /^(?:headers|api)/.test(name)).length,
  );
});

test('the sweeper may make and take down tenants, and nothing else of CloudFront', () => {
  const allowed = listAllowances(pipeline).filter(({ Action }) =>
    [Action].flat().some((action) => action.startsWith('cloudfront:')),
  );
  expect(allowed.flatMap(({ Action }) => Action).toSorted()).toEqual([
    'acm:RequestCertificate',
    'cloudfront:CreateDistributionTenant',
    'cloudfront:DeleteDistributionTenant',
    'cloudfront:GetConnectionGroup',
    'cloudfront:GetDistributionTenantByDomain',
    'cloudfront:GetManagedCertificateDetails',
    'cloudfront:ListDistributionsByConnectionMode',
    'cloudfront:UpdateDistributionTenant',
    'cloudfront:VerifyDnsConfiguration',
  ]);
  for (const { Action, Resource } of allowed)
    if (![Action].flat().includes('acm:RequestCertificate'))
      expect([Resource].flat().map(flatten).join()).not.toMatch(/(?:^|,)\*/);
  pipeline.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ DOMAIN_HOST: 'cloudfront:gptsites-prod' }) },
  });
});
