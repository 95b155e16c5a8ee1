import { Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { privateBucket } from '#infra/constructs/private-bucket.ts';
import type { Stage } from '#infra/stages/stage.ts';

/** Where buckets and distributions write who asked them for what. */
export class LogStack extends Stack {
  readonly accessLogs: Bucket;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props);
    this.accessLogs = new Bucket(this, 'AccessLogs', {
      ...privateBucket,
      // S3 writes access logs to buckets with its own encryption alone, and CloudFront by an access list.
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(stage.logRetentionDays) }],
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(this.accessLogs).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'It holds the access logs of the other buckets: logging its own would never end.',
    });
  }
}
