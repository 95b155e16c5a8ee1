import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { viewerAddressHeader } from '#functions/http/find-client-address.ts';
import type { SecretName } from '#functions/policy.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { describeQueues, type QueuesOf } from '../job-queues.ts';
import { mailDomainsOf } from '../mail-domains.ts';
import type { HostedBrand } from '../site/site.ts';
import type { AccessTargets, Place } from './access-targets.ts';

/** What functions of every stack are connected to, and where their bundles are. */
export type Surroundings = {
  stage: Stage;
  brands: readonly HostedBrand[];
  bundleFolder: string;
  table: TableV2;
  bucket: Bucket;
  /** Encrypts table and bucket. */
  encryptionKey: Key;
  secrets: Record<SecretName, Secret>;
  queuesOf: QueuesOf;
  /** Reads documents for the API; the pipeline, which it is a part of, does not ask it. */
  reader?: LambdaFunction;
};

/** The environment that the functions parse at their start: functions/runtime/env.ts. Secrets stand in it by name alone. */
export function describeEnvironment(surroundings: Surroundings): Record<string, string> {
  const { table, bucket, encryptionKey, secrets, queuesOf, reader, stage } = surroundings;
  const model = Object.entries(stage.model).map(([name, value]) => [name, String(value)]);
  return {
    TABLE_NAME: table.tableName,
    BUCKET_NAME: bucket.bucketName,
    VIEWER_ADDRESS_HEADER: viewerAddressHeader,
    ...describeQueues(queuesOf),
    ...(reader && { READER_FUNCTION_ARN: reader.functionArn }),
    ...Object.fromEntries(model),
    ...(stage.transcribesRecordings && { TRANSCRIPTION_KEY_ARN: encryptionKey.keyArn }),
    TOKEN_SECRET_NAME: secrets.token.secretArn,
    ...(stage.superadminEmail && {
      SUPERADMIN_EMAIL: stage.superadminEmail,
      SUPERADMIN_PASSWORD_SECRET_NAME: secrets['superadmin-password'].secretArn,
    }),
    ...(stage.publicOrigin && { PUBLIC_ORIGIN: stage.publicOrigin }),
    START_REVISION: String(stage.secretsRevision),
    NODE_OPTIONS: '--enable-source-maps',
  };
}

/** The same as roles name it, for roles of a stack in this place. */
export function listTargets(surroundings: Surroundings, place: Place): AccessTargets {
  const { table, bucket, encryptionKey, secrets, queuesOf, reader, brands, stage } = surroundings;
  return {
    place,
    tableArn: table.tableArn,
    bucketName: bucket.bucketName,
    bucketArn: bucket.bucketArn,
    keyArn: encryptionKey.keyArn,
    queueArnsOf(id) {
      const { queue, deadLetterQueue } = queuesOf(id);
      return { queue: queue.queueArn, deadLetterQueue: deadLetterQueue.queueArn };
    },
    readerArn: reader?.functionArn,
    secretArnOf: (name) => secrets[name].secretArn,
    mailDomains: mailDomainsOf(brands),
    model: stage.model,
    isTranscribing: stage.transcribesRecordings,
  };
}
