import { Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import {
  Bucket,
  BucketAccessControl,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { privateBucket } from '#infra/constructs/private-bucket.ts';
import { SharedValues } from '#infra/constructs/shared-values.ts';
import type { Stage } from '#infra/stages/stage.ts';

/** Access logs of buckets and distributions. */
export class LogStack extends Stack {
  readonly #shared: SharedValues;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const accessLogs = new Bucket(this, 'AccessLogs', {
      ...privateBucket,
      // S3 access logs need S3-managed encryption, and CloudFront's need an ACL.
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      accessControl: BucketAccessControl.LOG_DELIVERY_WRITE,
      lifecycleRules: [{ expiration: Duration.days(stage.logRetentionDays) }],
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(accessLogs).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'It stores the access logs of the other buckets: logging its own would loop.',
    });
    this.#shared = new SharedValues(this, { accessLogsName: accessLogs.bucketName });
  }

  /** The bucket as referenced by another stack. */
  readBucket(reader: Stack): IBucket {
    return Bucket.fromBucketName(reader, 'AccessLogs', this.#shared.read(reader)('accessLogsName'));
  }
}
