import type { AccessTargets } from '#infra/constructs/functions/access-targets.ts';
import { formatArn } from '#infra/constructs/functions/access-targets.ts';
import { mailDomainsOf } from '#infra/constructs/mail-domains.ts';
import { brands } from '#shared/brands/index.ts';

/** Names in the embedded engines. */
export const localNames = {
  region: 'us-east-1',
  table: 'gptsites',
  bucket: 'gptsites',
  mailBucket: 'received-mails',
  reader: 'read-document',
  renderer: 'render-page',
  mailConfigurationSet: 'gptsites',
} as const;

const place = { partition: 'aws', region: localNames.region, account: '000000000000' };

export const queueNameOf = (jobId: string) => jobId;
export const deadLetterQueueNameOf = (jobId: string) => `${jobId}-dead-letters`;
export const queueArn = (name: string) => formatArn(place, 'sqs', name);
export const secretArn = (name: string) => formatArn(place, 'secretsmanager', `secret:${name}`);
export const functionArn = (name: string) => formatArn(place, 'lambda', `function:${name}`);
export const mailIdentityArn = (domain: string) => formatArn(place, 'ses', `identity/${domain}`);
export const mailConfigurationSetArn = (name: string) => formatArn(place, 'ses', `configuration-set/${name}`);
export const tableArn = (name: string) => formatArn(place, 'dynamodb', `table/${name}`);
export const transcriptionArn = (name: string) => formatArn(place, 'transcribe', `transcription-job/${name}`);
export const bucketArn = (name: string) => `arn:aws:s3:::${name}`;

/** The local stack's resources, named as in a deployment's roles. */
export const localTargets: AccessTargets = {
  place,
  tableArn: tableArn(localNames.table),
  bucketName: localNames.bucket,
  bucketArn: bucketArn(localNames.bucket),
  mailBucketArn: bucketArn(localNames.mailBucket),
  keyArn: formatArn(place, 'kms', 'key/data'),
  queueArnsOf: (id) => ({
    queue: queueArn(queueNameOf(id)),
    deadLetterQueue: queueArn(deadLetterQueueNameOf(id)),
  }),
  readerArn: functionArn(localNames.reader),
  rendererArn: functionArn(localNames.renderer),
  secretArnOf: secretArn,
  mailDomains: mailDomainsOf(Object.values(brands)),
  mailConfigurationSetArn: mailConfigurationSetArn(localNames.mailConfigurationSet),
  verifiedRecipients: [],
  model: {},
  payments: {},
  staffSignIn: {},
  isTranscribing: true,
  isReadingScans: true,
  scansUploads: true,
  hasOwnDomains: false,
};
