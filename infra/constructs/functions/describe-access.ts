import type { DataAccess, JobId } from '#functions/policy/policy.ts';
import { dueIndexName } from '#functions/storage/dynamodb/keys.ts';
import { objectKeys, receivedMails } from '#functions/storage/s3/object-keys.ts';
import { jobs } from '#shared/jobs/index.ts';
import { type AccessTargets, formatArn } from './access-targets.ts';
import { describeDomainAccess } from './describe-domain-access.ts';
import { describeScanReading } from './describe-scan-reading.ts';
import { describeTranscription } from './describe-transcription.ts';
import { describeModelAccess } from './model-access.ts';
import { describeNamedSecrets } from './named-secrets.ts';
import { allow, type Conditions, type Permission } from './permission.ts';

/** All permissions of a policy, and nothing else. */
export function describeAccess(access: DataAccess, targets: AccessTargets): Permission[] {
  return [
    ...describeTableAccess(access, targets),
    ...describeObjectAccess(access, targets),
    ...describeReceivedMailAccess(access, targets),
    ...describeKeyAccess(access, targets),
    ...describeQueueAccess(access, targets),
    ...describeReaderAccess(access, targets),
    ...describeRendererAccess(access, targets),
    ...describeSecretAccess(access, targets),
    ...describeMailAccess(access, targets),
    ...describeModelAccess(access, targets),
    ...describeNamedSecrets(access, targets),
    ...describeTranscription(access, targets),
    ...describeScanReading(access, targets),
    ...describeDomainAccess(access, targets),
  ];
}

function describeTableAccess({ table = [], queriesDueWork }: DataAccess, { tableArn }: AccessTargets) {
  return [
    ...allow(
      table.map((action) => `dynamodb:${action}`),
      [tableArn],
    ),
    ...allow(['dynamodb:Query'], queriesDueWork ? [`${tableArn}/index/${dueIndexName}`] : []),
  ];
}

function describeObjectAccess(access: DataAccess, { bucketArn, scansUploads }: AccessTargets): Permission[] {
  const { readsObjects = [], writesObjects = [], erasesObjects = [] } = access;
  const toArns = (patterns: readonly string[]) => patterns.map((pattern) => `${bucketArn}/${pattern}`);
  // Results of the malware scan are tags.
  const scanned = scansUploads ? readsObjects.filter((it) => it.startsWith(objectKeys.upload(''))) : [];
  return [
    ...allow(['s3:GetObject'], toArns(readsObjects)),
    ...allow(['s3:GetObjectTagging'], toArns(scanned)),
    ...describeListAccess([...readsObjects, ...erasesObjects], readsObjects.length > 0).map((conditions) => ({
      actions: ['s3:ListBucket'],
      resources: [bucketArn],
      conditions,
    })),
    ...allow(['s3:PutObject'], toArns(writesObjects)),
    ...allow(['s3:DeleteObject'], toArns(erasesObjects)),
  ];
}

/**
 * Erasing starts by listing a prefix. Readers need the permission to get 404 instead of 403 for a missing
 * object; AWS does not document whether that check has a prefix, so theirs also holds without one.
 */
function describeListAccess(patterns: readonly string[], reads: boolean): Conditions[] {
  if (patterns.length === 0) return [];
  const prefixes = { 's3:prefix': [...new Set(patterns)] };
  return [reads ? { StringLikeIfExists: prefixes } : { StringLike: prefixes }];
}

/** Its bucket has another key, and no other objects. */
function describeReceivedMailAccess(
  { handlesReceivedMail = false }: DataAccess,
  { mailBucketArn }: AccessTargets,
): Permission[] {
  if (!handlesReceivedMail || !mailBucketArn) return [];
  return [
    ...allow(['s3:GetObject', 's3:DeleteObject'], [`${mailBucketArn}/${receivedMails}*`]),
    {
      actions: ['s3:ListBucket'],
      resources: [mailBucketArn],
      conditions: { StringLikeIfExists: { 's3:prefix': [`${receivedMails}*`] } },
    },
  ];
}

const readingActions = new Set(['GetItem', 'Query']);

/** Access to the key that encrypts table and bucket. */
function describeKeyAccess(access: DataAccess, { keyArn, place }: AccessTargets): Permission[] {
  const { table = [], queriesDueWork, readsObjects = [], writesObjects = [] } = access;
  const usesTable = table.length > 0 || queriesDueWork;
  const usesBucket = readsObjects.length > 0 || writesObjects.length > 0;
  const writes = writesObjects.length > 0 || table.some((action) => !readingActions.has(action));
  const actions = writes ? ['kms:Decrypt', 'kms:GenerateDataKey'] : ['kms:Decrypt'];
  const viaServices = [...(usesTable ? ['dynamodb'] : []), ...(usesBucket ? ['s3'] : [])].map(
    (service) => `${service}.${place.region}.amazonaws.com`,
  );
  return viaServices.length
    ? [{ actions, resources: [keyArn], conditions: { StringEquals: { 'kms:ViaService': viaServices } } }]
    : [];
}

function describeQueueAccess(access: DataAccess, { queueArnsOf }: AccessTargets): Permission[] {
  const { sendsJobs = [], buriesJobs = [], redrivesJobs = [], measuresQueues = false } = access;
  const queueOf = (id: JobId) => queueArnsOf(id).queue;
  const deadLettersOf = (id: JobId) => queueArnsOf(id).deadLetterQueue;
  const measured = measuresQueues ? jobs.map(({ id }) => id) : [];
  return [
    ...allow(['sqs:SendMessage'], [...sendsJobs.map(queueOf), ...buriesJobs.map(deadLettersOf)]),
    ...allow(['sqs:GetQueueAttributes'], [...measured.map(queueOf), ...measured.map(deadLettersOf)]),
    ...allow(['sqs:ReceiveMessage', 'sqs:DeleteMessage'], redrivesJobs.map(deadLettersOf)),
  ];
}

function describeReaderAccess({ asksReader = false }: DataAccess, { readerArn }: AccessTargets) {
  return allow(['lambda:InvokeFunction'], asksReader && readerArn ? [readerArn] : []);
}

function describeRendererAccess({ rendersPages = false }: DataAccess, { rendererArn }: AccessTargets) {
  return allow(['lambda:InvokeFunction'], rendersPages && rendererArn ? [rendererArn] : []);
}

function describeSecretAccess({ readsSecrets = [] }: DataAccess, { secretArnOf }: AccessTargets) {
  return allow(['secretsmanager:GetSecretValue'], readsSecrets.map(secretArnOf));
}

/** Mails only from the brands' own domains; the configuration set that they name needs the permission too. */
function describeMailAccess(
  { sendsMail = false, readsMailIdentities = false }: DataAccess,
  { mailDomains, mailConfigurationSetArn, verifiedRecipients, place }: AccessTargets,
) {
  const toArn = (identity: string) => formatArn(place, 'ses', `identity/${identity}`);
  const identities = mailDomains.map(toArn);
  const reporter = mailConfigurationSetArn ? [mailConfigurationSetArn] : [];
  const senders = [...identities, ...reporter, ...verifiedRecipients.map(toArn)];
  return [
    ...allow(['ses:SendEmail'], sendsMail ? senders : []),
    ...allow(['ses:GetEmailIdentity'], readsMailIdentities ? identities : []),
  ];
}
