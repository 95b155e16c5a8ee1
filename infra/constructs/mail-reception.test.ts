import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { createMailReception } from './mail-reception.ts';

test('mails to assistants are scanned, stored for days without versions, and told to the queue by our own rule alone', () => {
  const stack = new Stack(new App(), 'Mails');
  createMailReception(stack, {
    queue: new Queue(stack, 'Queue'),
    brands: Object.values(brands),
    accessLogs: Bucket.fromBucketName(stack, 'Logs', 'logs'),
  });
  const template = Template.fromStack(stack);
  const [rule] = Object.values(template.findResources('AWS::SES::ReceiptRule'));
  expect(rule?.Properties.Rule).toMatchObject({ Enabled: true, ScanEnabled: true });
  expect(rule?.Properties.Rule.Recipients).toContain('ask.edgpt.ai');
  expect(rule?.DependsOn).toEqual(expect.arrayContaining([expect.stringMatching(/^MailReceivedPolicy/)]));
  template.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: { Rules: [{ ExpirationInDays: 7, Status: 'Enabled' }] },
    VersioningConfiguration: Match.absent(),
  });
  template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'sqs', RawMessageDelivery: true });
  for (const type of ['AWS::SNS::TopicPolicy', 'AWS::S3::BucketPolicy'])
    template.hasResourceProperties(type, {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Principal: { Service: 'ses.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          }),
        ]),
      },
    });
});
