import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { stages } from '#infra/stages/stages.ts';
import { brands } from '#shared/brands/index.ts';
import { deployStage, synthesize } from '#tests/support/cloud/synthesize.ts';
import { listAllowances } from '#tests/support/cloud/template-parts.ts';

const stacks = synthesize();
const { data } = stacks;

describe('the data', () => {
  test('is in a table with point-in-time recovery, TTL and a due-work index', () => {
    data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        Match.objectLike({
          IndexName: 'due',
          KeySchema: [
            { AttributeName: 'dueKind', KeyType: 'HASH' },
            { AttributeName: 'dueAt', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        }),
      ],
      Replicas: [
        Match.objectLike({
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
          DeletionProtectionEnabled: true,
        }),
      ],
    });
  });

  test('is read only after the malware scan by all who read uploads, unless the stage does without', () => {
    const scanOf = ({ areas, pipeline, data }: typeof stacks) => ({
      plans: Object.keys(data.findResources('AWS::GuardDuty::MalwareProtectionPlan')).length,
      takers: [...areas, pipeline].filter((it) =>
        JSON.stringify(it.toJSON()).includes('"UPLOADS_SCANNED":"on"'),
      ).length,
      readers: [...areas, pipeline]
        .flatMap(listAllowances)
        .filter(({ Action }) => [Action].flat().includes('s3:GetObjectTagging')).length,
    });
    const { plans, takers, readers } = scanOf(stacks);
    expect([plans, takers]).toEqual([1, stacks.areas.length + 1]);
    // Signups, restarts, knowledge bases, logos, forms, the pipeline and the reader.
    expect(readers).toBe(7);
    const { prod = expect.fail() } = stages;
    const unscanned = synthesize({ settings: { ...prod, scansUploads: false } });
    expect(scanOf(unscanned)).toEqual({ plans: 0, takers: 0, readers: 0 });
  });

  test('is in a private, encrypted bucket that accepts uploads only from the brands', () => {
    const origins = Object.values(brands).flatMap(({ domain }) => [
      `https://${domain}`,
      `https://www.${domain}`,
    ]);
    data.hasResourceProperties('AWS::S3::Bucket', {
      BucketEncryption: Match.anyValue(),
      VersioningConfiguration: { Status: 'Enabled' },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      CorsConfiguration: {
        CorsRules: [Match.objectLike({ AllowedMethods: ['PUT'], AllowedOrigins: origins })],
      },
      LifecycleConfiguration: {
        Rules: Match.arrayWith(
          ['uploads/', 'self-tests/'].map((Prefix) => Match.objectLike({ Prefix, Status: 'Enabled' })),
        ),
      },
    });
    data.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      },
    });
  });

  test.each([
    ['prod', 'RetainExceptOnCreate', true],
    ['dev', 'Delete', false],
  ])(
    'of %s, with its secrets, outlives its stack only where it must be kept',
    (stage, DeletionPolicy, isProtected) => {
      const stack = deployStage(stage).stacks.data;
      expect(stack.terminationProtection).toBe(isProtected);
      const template = Template.fromStack(stack);
      const counts = { 'AWS::DynamoDB::GlobalTable': 1, 'AWS::S3::Bucket': 1, 'AWS::KMS::Key': 1 };
      for (const [type, count] of Object.entries({ ...counts, 'AWS::SecretsManager::Secret': 2 })) {
        template.allResources(type, { DeletionPolicy });
        template.resourceCountIs(type, count);
      }
    },
  );

  test('forgets a deleted object, delete marker included, after the days in which it can be restored', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({
            NoncurrentVersionExpiration: { NoncurrentDays: 35 },
            ExpiredObjectDeleteMarker: true,
          }),
        ]),
      },
    });
  });
});
