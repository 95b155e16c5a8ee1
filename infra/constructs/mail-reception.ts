import { Aws, CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { ReceiptRule, ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses';
import { S3 } from 'aws-cdk-lib/aws-ses-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { receivedMails } from '#functions/storage/s3/object-keys.ts';
import { findInboundDomain } from '#shared/domain/mail/assistant-address.ts';
import { privateBucket } from './private-bucket.ts';
import type { HostedBrand } from './site/site.ts';

const ses = new ServicePrincipal('ses.amazonaws.com');
/** For mails that nobody could handle: the worker removes all others. */
const rawMailLifetime = Duration.days(7);

type Reception = { queue: Queue; brands: readonly HostedBrand[]; accessLogs: IBucket };

/**
 * SES scans each mail to an assistant, stores it and tells the queue through a topic, which is the only way from a
 * rule to a queue. Returns the bucket's name. The mails have a bucket of their own, whose removed objects are gone.
 */
export function createMailReception(scope: Construct, { queue, brands, accessLogs }: Reception): string {
  const bucket = new Bucket(scope, 'ReceivedMails', {
    ...privateBucket,
    encryption: BucketEncryption.S3_MANAGED,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'received-mails/',
    lifecycleRules: [{ expiration: rawMailLifetime }],
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const key = new Key(scope, 'ReceivedMailKey', {
    description: 'Encrypts news of received mails in transit',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  key.grantEncryptDecrypt(ses);
  const topic = new Topic(scope, 'MailReceived', { enforceSSL: true, masterKey: key });
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      principals: [ses],
      resources: [topic.topicArn],
      // Else the rules of any account could.
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true }));
  const ruleSet = new ReceiptRuleSet(scope, 'RuleSet');
  new CfnOutput(scope, 'MailRules', { value: ruleSet.receiptRuleSetName });
  const rule = new ReceiptRule(scope, 'assistants', {
    ruleSet,
    recipients: [...new Set(brands.map(findInboundDomain))],
    scanEnabled: true,
    tlsPolicy: TlsPolicy.OPTIONAL,
    // @ts-expect-error CDK's own class and interface differ with exactOptionalPropertyTypes: isWebsite.
    actions: [new S3({ bucket, topic, objectKeyPrefix: receivedMails })],
  });
  // SES tries the topic when it makes the rule.
  rule.node.addDependency(topic, key);
  return bucket.bucketName;
}
