import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { viewerAddressHeader } from '#functions/http/find-client-address.ts';
import type { JobId, SecretName } from '#functions/policy/policy.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { jobs } from '#shared/jobs/index.ts';
import { mailDomainsOf } from '../mail-domains.ts';
import type { ValueOf } from '../shared-values.ts';
import { nameDomainHost } from '../site/domain-distribution.ts';
import type { HostedBrand } from '../site/site.ts';
import { type AccessTargets, formatArn, type Place } from './access-targets.ts';

/** Names of the data resources, which belong to other stacks. */
type DataNames = {
  tableName: string;
  bucketName: string;
  /** Encrypts table and bucket. */
  keyArn: string;
  secretArnOf(name: SecretName): string;
};

/** URL and ARN of each job's queues. */
type QueueNames = Record<'queue' | 'deadLetterQueue', { url: string; arn: string }>;

/** What the functions of every stack connect to, and the location of their bundles. */
export type Surroundings = DataNames & {
  stage: Stage;
  brands: readonly HostedBrand[];
  bundleFolder: string;
  queuesOf(id: JobId): QueueNames;
  /** Reports mails that come back; only the pipeline, which contains it, sends mails. */
  mailConfigurationSet?: string;
  /** Mails to assistants, where the stage receives them; only the pipeline reads it. */
  mailBucketName?: string;
  /** Reads documents for the API; the pipeline, which contains it, doesn't call it. */
  readerArn?: string;
  /** Shows pages in a browser, for the pipeline, where the stage has one. */
  rendererArn?: string;
};

/** Reads the data names from the data stack's shared values. */
export function readDataNames(valueNamed: ValueOf): DataNames {
  return {
    tableName: valueNamed('tableName'),
    bucketName: valueNamed('bucketName'),
    keyArn: valueNamed('keyArn'),
    secretArnOf: (name) => valueNamed(`${name}-secretArn`),
  };
}

/** Reads the queues and the reader from the pipeline stack's shared values. */
export function readPipelineNames(scope: Construct, valueNamed: ValueOf) {
  const place = Stack.of(scope);
  const address = (name: string) => ({
    url: `https://sqs.${place.region}.${place.urlSuffix}/${place.account}/${name}`,
    arn: formatArn(place, 'sqs', name),
  });
  return {
    queuesOf: (id: JobId): QueueNames => ({
      queue: address(valueNamed(`${id}-queueName`)),
      deadLetterQueue: address(valueNamed(`${id}-deadLetterQueueName`)),
    }),
    readerArn: formatArn(place, 'lambda', `function:${valueNamed('readerName')}`),
  };
}

/**
 * The environment functions parse at startup: functions/runtime/env.ts. It names secrets but never contains
 * them.
 */
export function describeEnvironment(surroundings: Surroundings): Record<string, string> {
  const { tableName, bucketName, keyArn, secretArnOf, readerArn, rendererArn, stage } = surroundings;
  const { mailConfigurationSet, mailBucketName } = surroundings;
  const chosen = Object.entries({ ...stage.model, ...stage.payments, ...stage.staffSignIn }).filter(
    ([, value]) => value !== undefined,
  );
  const outside = chosen.map(([name, value]) => [name, String(value)]);
  return {
    TABLE_NAME: tableName,
    BUCKET_NAME: bucketName,
    VIEWER_ADDRESS_HEADER: viewerAddressHeader,
    ...describeQueues(surroundings),
    ...(readerArn && { READER_FUNCTION_ARN: readerArn }),
    ...(rendererArn && { RENDER_FUNCTION_ARN: rendererArn }),
    ...(mailConfigurationSet && { MAIL_CONFIGURATION_SET: mailConfigurationSet }),
    ...(mailBucketName && { RECEIVED_MAIL_BUCKET: mailBucketName }),
    ...(stage.receivesMail && { MAIL_RECEIVED: 'on' }),
    ...Object.fromEntries(outside),
    ...(stage.transcribesRecordings && { TRANSCRIPTION_KEY_ARN: keyArn }),
    ...(stage.readsScans && { SCANS_READ: 'textract' }),
    TOKEN_SECRET_NAME: secretArnOf('token'),
    ...(stage.superadminEmail && {
      SUPERADMIN_EMAIL: stage.superadminEmail,
      SUPERADMIN_PASSWORD_SECRET_NAME: secretArnOf('superadmin-password'),
    }),
    ...(!stage.renewsReadings && { READINGS_RENEWED: 'off' }),
    ...(stage.scansUploads && { UPLOADS_SCANNED: 'on' }),
    ...(stage.hasOwnDomains && { DOMAIN_HOST: `cloudfront:${nameDomainHost(stage)}` }),
    ...(stage.publicOrigin && { PUBLIC_ORIGIN: stage.publicOrigin }),
    START_REVISION: String(stage.secretsRevision),
    NODE_OPTIONS: '--enable-source-maps',
  };
}

/** Queue URLs by their environment variables. */
function describeQueues({ queuesOf }: Pick<Surroundings, 'queuesOf'>): Record<string, string> {
  return Object.fromEntries(
    jobs.flatMap(({ id, queueVariable }) => [
      [queueVariable, queuesOf(id).queue.url],
      [queueVariable.replace('_QUEUE_URL', '_DEAD_LETTER_QUEUE_URL'), queuesOf(id).deadLetterQueue.url],
    ]),
  );
}

/** The same resources as named in the roles of a stack in this place. */
export function listTargets(surroundings: Surroundings, place: Place): AccessTargets {
  const { tableName, bucketName, keyArn, queuesOf, readerArn, secretArnOf, brands, stage } = surroundings;
  const { mailConfigurationSet, mailBucketName } = surroundings;
  return {
    place,
    tableArn: formatArn(place, 'dynamodb', `table/${tableName}`),
    bucketName,
    bucketArn: `arn:${place.partition}:s3:::${bucketName}`,
    mailBucketArn: mailBucketName && `arn:${place.partition}:s3:::${mailBucketName}`,
    keyArn,
    queueArnsOf(id) {
      const { queue, deadLetterQueue } = queuesOf(id);
      return { queue: queue.arn, deadLetterQueue: deadLetterQueue.arn };
    },
    readerArn,
    rendererArn: surroundings.rendererArn,
    secretArnOf,
    mailDomains: mailDomainsOf(brands),
    mailConfigurationSetArn:
      mailConfigurationSet && formatArn(place, 'ses', `configuration-set/${mailConfigurationSet}`),
    verifiedRecipients: stage.verifiedRecipients,
    model: stage.model,
    payments: stage.payments,
    staffSignIn: stage.staffSignIn,
    isTranscribing: stage.transcribesRecordings,
    isReadingScans: stage.readsScans,
    scansUploads: stage.scansUploads,
    hasOwnDomains: stage.hasOwnDomains,
  };
}
