import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { connectBrands, synthesize } from '#tests/support/cloud/synthesize.ts';

const stacks = synthesize();
const { site } = stacks;

test('a stage with a firewall has it on every distribution, with a rate limit per address', () => {
  const firewalls = Object.keys(site.findResources('AWS::WAFv2::WebACL'));
  expect(firewalls).toHaveLength(1);
  for (const template of connectBrands(stacks))
    template.allResourcesProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { WebACLId: { 'Fn::GetAtt': [firewalls[0], 'Arn'] } },
    });
  site.hasResourceProperties('AWS::WAFv2::WebACL', {
    Scope: 'CLOUDFRONT',
    Rules: Match.arrayWith([
      Match.objectLike({
        Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
        Statement: { RateBasedStatement: Match.objectLike({ AggregateKeyType: 'IP' }) },
      }),
    ]),
  });
});

test('the firewall logs what it blocks, without sessions and tokens of mailed links', () => {
  site.hasResourceProperties('AWS::Logs::LogGroup', { LogGroupName: 'aws-waf-logs-gptsites-prod' });
  site.hasResourceProperties('AWS::WAFv2::LoggingConfiguration', {
    RedactedFields: [
      { SingleHeader: { Name: 'authorization' } },
      { SingleHeader: { Name: 'cookie' } },
      { QueryString: {} },
    ],
    LoggingFilter: { DefaultBehavior: 'DROP', Filters: [Match.objectLike({ Behavior: 'KEEP' })] },
  });
});
