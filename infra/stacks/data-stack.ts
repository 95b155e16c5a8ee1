import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { SecretName } from '#functions/policy.ts';
import { dueIndexName } from '#functions/storage/dynamodb/keys.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import { createSecrets } from '#infra/constructs/create-secrets.ts';
import { scanUploads } from '#infra/constructs/malware-scan.ts';
import { privateBucket } from '#infra/constructs/private-bucket.ts';
import { type HostedBrand, listOrigins, listSites } from '#infra/constructs/site/site.ts';
import type { Stage } from '#infra/stages/stage.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });
/** An upload is copied to its conversion at once; what no signup claims goes. */
const uploadLifetime = Duration.days(7);
/** What was overwritten or erased can be brought back this long, as in the table. */
const restorable = Duration.days(35);

type DataStackProps = StackProps & { stage: Stage; brands: readonly HostedBrand[]; accessLogs: Bucket };

/** What has to outlive every other stack: the table, the bucket, and the key that encrypts both. */
export class DataStack extends Stack {
  readonly table: TableV2;
  readonly bucket: Bucket;
  readonly encryptionKey: Key;
  readonly secrets: Record<SecretName, Secret>;

  constructor(scope: Construct, id: string, { stage, brands, ...props }: DataStackProps) {
    super(scope, id, props);
    const removalPolicy = stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    this.encryptionKey = new Key(this, 'Key', {
      description: `Encrypts table and bucket of ${stage.name}`,
      enableKeyRotation: true,
      removalPolicy,
    });
    this.table = new TableV2(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: [
        { indexName: dueIndexName, partitionKey: text('dueKind'), sortKey: text('dueAt') },
      ],
      timeToLiveAttribute: 'expiresAt',
      encryption: TableEncryptionV2.customerManagedKey(this.encryptionKey),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: restorable.toDays(),
      },
      deletionProtection: stage.keepsData,
      removalPolicy,
    });
    this.secrets = createSecrets(this);
    this.bucket = new Bucket(this, 'Bucket', {
      ...privateBucket,
      encryption: BucketEncryption.KMS,
      encryptionKey: this.encryptionKey,
      // One call to the key for many objects.
      bucketKeyEnabled: true,
      versioned: true,
      serverAccessLogsBucket: props.accessLogs,
      serverAccessLogsPrefix: 'data/',
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          allowedOrigins: listOrigins(listSites(stage, brands)),
          allowedHeaders: ['content-type'],
          maxAge: 3000,
        },
      ],
      lifecycleRules: [
        { prefix: objectKeys.upload(''), expiration: uploadLifetime },
        // Where a self-test could not remove its own.
        { prefix: objectKeys.selfTest(''), expiration: Duration.days(1) },
        { noncurrentVersionExpiration: restorable },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy,
    });
    // For the commands of docs/operations.
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'BucketName', { value: this.bucket.bucketName });
    if (stage.scansUploads) scanUploads(this, this.bucket, this.encryptionKey);
  }
}
