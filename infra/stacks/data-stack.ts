import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { dueIndexName } from '#functions/storage/dynamodb/keys.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import { createSecrets } from '#infra/constructs/create-secrets.ts';
import { scanUploads } from '#infra/constructs/malware-scan.ts';
import { privateBucket } from '#infra/constructs/private-bucket.ts';
import { SharedValues } from '#infra/constructs/shared-values.ts';
import { type HostedBrand, listOrigins, listSites } from '#infra/constructs/site/site.ts';
import { uploadCors } from '#infra/site/upload-cors.ts';
import type { Stage } from '#infra/stages/stage.ts';
import type { LogStack } from './log-stack.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });
const indexes = [{ indexName: dueIndexName, partitionKey: text('dueKind'), sortKey: text('dueAt') }];
/** Uploads are copied to their conversion immediately; unclaimed ones expire. */
const uploadLifetime = Duration.days(7);
/** How long overwritten or deleted objects can be restored, as in the table. */
const restorable = Duration.days(35);

type DataStackProps = StackProps & { stage: Stage; brands: readonly HostedBrand[]; logs: LogStack };

/** Resources that outlive every other stack: the table, the bucket, and their encryption key. */
export class DataStack extends Stack {
  readonly shared: SharedValues;
  readonly indexNames: readonly string[] = indexes.map(({ indexName }) => indexName);

  constructor(scope: Construct, id: string, { stage, brands, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: stage.keepsData });
    // A first deployment that fails removes what it made, so that the next one can make it again.
    const removalPolicy = stage.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
    const encryptionKey = new Key(this, 'Key', {
      description: `Encrypts table and bucket of ${stage.name}`,
      enableKeyRotation: true,
      removalPolicy,
    });
    const table = new TableV2(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: indexes,
      timeToLiveAttribute: 'expiresAt',
      encryption: TableEncryptionV2.customerManagedKey(encryptionKey),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: restorable.toDays(),
      },
      deletionProtection: stage.keepsData,
      removalPolicy,
    });
    const secrets = createSecrets(this, removalPolicy);
    const bucket = new Bucket(this, 'Bucket', {
      ...privateBucket,
      encryption: BucketEncryption.KMS,
      encryptionKey,
      // One KMS call for many objects.
      bucketKeyEnabled: true,
      versioned: true,
      serverAccessLogsBucket: props.logs.readBucket(this),
      serverAccessLogsPrefix: 'data/',
      cors: [
        {
          allowedMethods: [HttpMethods[uploadCors.method]],
          allowedOrigins: listOrigins(listSites(stage, brands)),
          allowedHeaders: [uploadCors.header],
          maxAge: uploadCors.maxAgeSeconds,
        },
      ],
      lifecycleRules: [
        { prefix: objectKeys.upload(''), expiration: uploadLifetime },
        // For self-tests that couldn't remove their own.
        { prefix: objectKeys.selfTest(''), expiration: Duration.days(1) },
        // A delete marker goes once no version is left behind it.
        { noncurrentVersionExpiration: restorable, expiredObjectDeleteMarker: true },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy,
    });
    // For the commands of docs/operations.
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'BucketName', { value: bucket.bucketName });
    if (stage.scansUploads) scanUploads(this, bucket, { key: encryptionKey, stage });
    this.shared = new SharedValues(this, {
      tableName: table.tableName,
      bucketName: bucket.bucketName,
      keyArn: encryptionKey.keyArn,
      ...Object.fromEntries(
        Object.entries(secrets).map(([name, { secretArn }]) => [`${name}-secretArn`, secretArn]),
      ),
    });
  }
}
