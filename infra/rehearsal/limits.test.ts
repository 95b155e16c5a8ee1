import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assemble, deploy, type Resources } from '#tests/support/cloud/assemble.ts';
import { checkFunctions } from './check-functions.ts';
import { checkLimits } from './check-limits.ts';
import { checkOrder } from './check-order.ts';
import { checkTiming } from './check-timing.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-rehearsal-'));
writeFileSync(join(folder, 'index.mjs'), '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const code = { S3Bucket: 'assets', S3Key: 'code.zip' };
const createFunction = (properties: object = {}) => ({
  Type: 'AWS::Lambda::Function',
  Properties: {
    ...{ Code: code, Handler: 'index.handler', Role: { 'Fn::GetAtt': ['Role', 'Arn'] } },
    ...properties,
  },
  Metadata: { 'aws:asset:path': '.' },
});
const role = { Type: 'AWS::IAM::Role', Properties: { AssumeRolePolicyDocument: {} } };
const queue = { Type: 'AWS::SQS::Queue' };
const createLog = (LogGroupName: string) => ({ Type: 'AWS::Logs::LogGroup', Properties: { LogGroupName } });
const distribution = (DistributionConfig: object) => ({
  Type: 'AWS::CloudFront::Distribution',
  Properties: { DistributionConfig },
});

function findFaults(resources: Resources): string {
  const { resources: created } = deploy(resources);
  return [
    ...checkLimits(created),
    ...checkFunctions(created, { folder, concurrencyLimit: 150 }),
    ...checkTiming(created),
  ]
    .map(({ where, problem }) => `${where}: ${problem}`)
    .join('\n');
}

const consuming = (policyFirst: boolean, hiddenSeconds: number): Resources => ({
  Role: role,
  Queue: { ...queue, Properties: { VisibilityTimeout: hiddenSeconds } },
  Worker: createFunction({ Timeout: 60 }),
  Policy: {
    Type: 'AWS::IAM::Policy',
    Properties: { PolicyName: 'a', PolicyDocument: {}, Roles: [{ Ref: 'Role' }] },
  },
  Mapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: { FunctionName: { Ref: 'Worker' }, EventSourceArn: { 'Fn::GetAtt': ['Queue', 'Arn'] } },
    DependsOn: policyFirst ? ['Policy'] : [],
  },
});

test('a function that reads its queue after it may has no fault', () => {
  expect(findFaults(consuming(true, 360))).toBe('');
});

test.each<[string, Resources, RegExp]>([
  [
    'an environment over 4 KB',
    { Role: role, It: createFunction({ Environment: { Variables: { LONG: 'x'.repeat(4096) } } }) },
    /bytes of environment/,
  ],
  [
    'a variable that Lambda keeps for itself',
    { Role: role, It: createFunction({ Environment: { Variables: { AWS_REGION: 'x' } } }) },
    /refuses a variable of the name AWS_REGION/,
  ],
  [
    'a handler that was not built',
    { Role: role, It: createFunction({ Handler: 'main.handler' }) },
    /main.handler is not in/,
  ],
  [
    'more reserved concurrency than the account has',
    { Role: role, It: createFunction({ ReservedConcurrentExecutions: 60 }) },
    /60 are reserved; of 150, 100 must stay free/,
  ],
  [
    'a name over 64 letters',
    { It: { ...role, Properties: { ...role.Properties, RoleName: 'a'.repeat(65) } } },
    /RoleName is a+/,
  ],
  ['a log group whose name is not allowed', { It: createLog('/shop/a b') }, /LogGroupName is/],
  [
    'two log groups of one name',
    { One: createLog('/shop'), Other: createLog('/shop') },
    /Other: \/shop is already the name of shop\/One/,
  ],
  [
    'too many behaviors',
    { It: distribution({ CacheBehaviors: Array.from({ length: 25 }, () => ({})) }) },
    /26 behaviors/,
  ],
  [
    'too many header policies',
    Object.fromEntries(
      Array.from({ length: 21 }, (_, index) => [
        `It${index}`,
        { Type: 'AWS::CloudFront::ResponseHeadersPolicy', Properties: {} },
      ]),
    ),
    /21 of them; an account takes 20/,
  ],
  [
    'a queue that is read before the policy allows it',
    consuming(false, 360),
    /may be created before shop\/Policy/,
  ],
  ['a queue that shows a message while it is worked on', consuming(true, 30), /hides a message for 30 s/],
  [
    'a metric of a log group that is created later',
    {
      Filter: {
        Type: 'AWS::Logs::MetricFilter',
        Properties: {
          LogGroupName: '/shop',
          FilterPattern: '',
          MetricTransformations: [{ MetricName: 'a', MetricNamespace: 'b', MetricValue: '1' }],
        },
      },
      Log: createLog('/shop'),
    },
    /the log group \/shop does not exist yet/,
  ],
  [
    'a firewall log of the wrong name',
    {
      It: {
        Type: 'AWS::WAFv2::LoggingConfiguration',
        Properties: {
          ResourceArn: 'a',
          LogDestinationConfigs: ['arn:aws:logs:us-east-1:1:log-group:firewall'],
        },
      },
    },
    /firewall cannot write/,
  ],
  [
    'an access log that the bucket refuses',
    {
      Bucket: { Type: 'AWS::S3::Bucket' },
      It: distribution({ Logging: { Bucket: { 'Fn::GetAtt': ['Bucket', 'DomainName'] } } }),
    },
    /cannot write its access log to shop\/Bucket/,
  ],
  [
    'a bucket that may not write its access log',
    {
      Logs: { Type: 'AWS::S3::Bucket' },
      It: {
        Type: 'AWS::S3::Bucket',
        Properties: { LoggingConfiguration: { DestinationBucketName: { Ref: 'Logs' } } },
      },
    },
    /It: cannot write its access log to shop\/Logs/,
  ],
  [
    'a certificate of another region',
    {
      It: distribution({
        ViewerCertificate: { AcmCertificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/a' },
      }),
    },
    /It: cannot use arn:aws:acm:eu-central-1/,
  ],
])('finds %s', (_name, resources, fault) => {
  expect(findFaults(resources)).toMatch(fault);
});

const named = (name: string, dependencies: string[] = [], resources: Resources = {}) =>
  assemble(resources, { name, dependencies });
const complete = [
  named('prod-site'),
  named('prod-observability', ['prod-site']),
  named('prod-brand-law', ['prod-site']),
];

test('a brand whose certificate never validates holds up nothing else', () => {
  expect(checkOrder(complete)).toEqual({
    waiting: [{ stack: 'prod-brand-law', alsoWaiting: [] }],
    faults: [],
  });
});

test.each([
  [
    'a stack that waits for a brand',
    [...complete, named('prod-mail', ['prod-brand-law'])],
    /prod-mail.*waits for the certificate/,
  ],
  ['a stack that is never deployed', [...complete, named('prod-mail')], /prod-mail.*never deploys it/],
  [
    'a certificate that brands share',
    [...complete.slice(1), named('prod-site', [], { It: { Type: 'AWS::CertificateManager::Certificate' } })],
    /prod-site.*rolls back all of this stack/,
  ],
])('finds %s', (_name, stacks, fault) => {
  expect(JSON.stringify(checkOrder(stacks).faults)).toMatch(fault);
});
