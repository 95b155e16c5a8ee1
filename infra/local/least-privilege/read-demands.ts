import * as z from 'zod';
import type { Demand } from './is-permitted.ts';
import {
  bucketArn,
  localNames,
  localTargets,
  mailConfigurationSetArn,
  mailIdentityArn,
  queueArn,
  tableArn,
  transcriptionArn,
} from './local-targets.ts';

/** A request the SDK is about to send to any service. */
export const requestSchema = z.object({
  method: z.string(),
  path: z.string(),
  query: z.record(z.string(), z.unknown()).default({}),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
});
export type SentRequest = z.infer<typeof requestSchema>;

/** The actions IAM checks before a service handles the request. Throws for an unused service. */
export function readDemands(request: SentRequest): Demand[] {
  const [service = '', action = ''] = (request.headers['x-amz-target'] ?? '').split('.');
  if (service.startsWith('DynamoDB')) return readTableDemands(action, parseBody(request));
  if (service === 'AmazonSQS') return readQueueDemands(action, parseBody(request));
  if (service === 'Transcribe') return readTranscriptionDemands(action, parseBody(request));
  if (service === 'Textract') return readScanDemands(action, parseBody(request));
  if (service === 'secretsmanager') return readSecretDemands(action, parseBody(request));
  if (request.path.startsWith('/v2/email/')) return readMailDemands(request);
  if (request.path.startsWith(functionsPath)) return readFunctionDemands(request);
  return readObjectDemands(request);
}

const decrypt = (service: string): Demand => ({
  action: 'kms:Decrypt',
  resource: localTargets.keyArn,
  context: { 'kms:ViaService': `${service}.${localNames.region}.amazonaws.com` },
});

const tableCallSchema = z.object({ TableName: z.string(), IndexName: z.string().optional() });
const memberSchema = z.object({ TableName: z.string() });
const transactionSchema = z.object({ TransactItems: z.array(z.partialRecord(z.string(), memberSchema)) });
const batchSchema = z.object({ RequestItems: z.record(z.string(), z.unknown()) });
/** IAM actions by transaction member. */
const memberActions: Record<string, string> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

function readTableDemands(action: string, body: unknown): Demand[] {
  return [...readTableActions(action, body), decrypt('dynamodb')];
}

function readTableActions(action: string, body: unknown): Demand[] {
  switch (action) {
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return transactionSchema
        .parse(body)
        .TransactItems.flatMap((item) =>
          Object.entries(item).flatMap(([kind, member]) =>
            member
              ? [{ action: `dynamodb:${memberActions[kind] ?? kind}`, resource: tableArn(member.TableName) }]
              : [],
          ),
        );
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return Object.keys(batchSchema.parse(body).RequestItems).map((name) => ({
        action: `dynamodb:${action}`,
        resource: tableArn(name),
      }));
    default: {
      const { TableName, IndexName } = tableCallSchema.parse(body);
      const resource = tableArn(TableName) + (IndexName ? `/index/${IndexName}` : '');
      return [{ action: `dynamodb:${action}`, resource }];
    }
  }
}

function readQueueDemands(action: string, body: unknown): Demand[] {
  const { QueueUrl } = z.object({ QueueUrl: z.url() }).parse(body);
  return [{ action: `sqs:${action}`, resource: queueArn(QueueUrl.replace(/^.*\//, '')) }];
}

/** Lambda's versioned API path. */
const functionsPath = '/2015-03-31/functions/';

function readFunctionDemands({ path }: SentRequest): Demand[] {
  const [name = ''] = path.slice(functionsPath.length).split('/');
  return [{ action: 'lambda:InvokeFunction', resource: decodeURIComponent(name) }];
}

function readSecretDemands(action: string, body: unknown): Demand[] {
  const { SecretId } = z.object({ SecretId: z.string() }).parse(body);
  return [{ action: `secretsmanager:${action}`, resource: SecretId }];
}

const transcriptionSchema = z.object({
  TranscriptionJobName: z.string(),
  OutputBucketName: z.string().default(''),
  OutputKey: z.string().default(''),
  OutputEncryptionKMSKeyId: z.string().default(''),
  Media: z.object({ MediaFileUri: z.string() }).optional(),
});

/** Amazon Transcribe accesses the bucket on behalf of its caller. */
function readTranscriptionDemands(action: string, body: unknown): Demand[] {
  const { TranscriptionJobName, OutputBucketName, OutputKey, OutputEncryptionKMSKeyId, Media } =
    transcriptionSchema.parse(body);
  if (!Media) return [{ action: `transcribe:${action}`, resource: transcriptionArn(TranscriptionJobName) }];
  const context = {
    'transcribe:OutputBucketName': OutputBucketName,
    'transcribe:OutputEncryptionKMSKeyId': OutputEncryptionKMSKeyId,
  };
  const media = Media.MediaFileUri.replace(/^s3:\/\//, bucketArn(''));
  const transcript = `${bucketArn(OutputBucketName)}/${OutputKey}${TranscriptionJobName}.vtt`;
  return [
    { action: `transcribe:${action}`, resource: '*', context },
    { action: 's3:GetObject', resource: media },
    { action: 's3:PutObject', resource: transcript },
    decrypt('s3'),
    { ...decrypt('transcribe'), action: 'kms:GenerateDataKey' },
  ];
}

const storedFileSchema = z.object({ S3Object: z.object({ Bucket: z.string(), Name: z.string() }) });
const scanSchema = z.object({
  Document: storedFileSchema.optional(),
  DocumentLocation: storedFileSchema.optional(),
});

/** Amazon Textract reads the bucket with the permissions of its caller. */
function readScanDemands(action: string, body: unknown): Demand[] {
  const { Document, DocumentLocation = Document } = scanSchema.parse(body);
  const call = { action: `textract:${action}`, resource: '*' };
  if (!DocumentLocation) return [call];
  const { Bucket, Name } = DocumentLocation.S3Object;
  return [call, { action: 's3:GetObject', resource: `${bucketArn(Bucket)}/${Name}` }, decrypt('s3')];
}

const sentMailSchema = z.object({
  FromEmailAddress: z.string(),
  ConfigurationSetName: z.string().optional(),
});

function readMailDemands(request: SentRequest): Demand[] {
  const [, identity] = /^\/v2\/email\/identities\/([^/]+)$/.exec(request.path) ?? [];
  if (identity && request.method === 'GET')
    return [{ action: 'ses:GetEmailIdentity', resource: mailIdentityArn(decodeURIComponent(identity)) }];
  const { FromEmailAddress, ConfigurationSetName } = sentMailSchema.parse(parseBody(request));
  const [, domain = ''] = /@([^>]+)>?$/.exec(FromEmailAddress) ?? [];
  const names = ConfigurationSetName ? [mailConfigurationSetArn(ConfigurationSetName)] : [];
  return [mailIdentityArn(domain), ...names].map((resource) => ({ action: 'ses:SendEmail', resource }));
}

function readObjectDemands({ method, path, query, body }: SentRequest): Demand[] {
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(decodeURIComponent(path)) ?? [];
  const object = `${bucketArn(bucket)}/${key}`;
  if (!key && method === 'POST' && 'delete' in query)
    return readKeys(body).map((it) => ({
      action: 's3:DeleteObject',
      resource: `${bucketArn(bucket)}/${it}`,
    }));
  if (!key && method === 'GET') {
    const context: Record<string, string> = {};
    if (typeof query.prefix === 'string') context['s3:prefix'] = query.prefix;
    return [{ action: 's3:ListBucket', resource: bucketArn(bucket), context }];
  }
  switch (method) {
    case 'GET':
    case 'HEAD':
      if ('tagging' in query) return [{ action: 's3:GetObjectTagging', resource: object }];
      return [{ action: 's3:GetObject', resource: object }, decrypt('s3')];
    case 'PUT':
      return [
        { action: 's3:PutObject', resource: object },
        { ...decrypt('s3'), action: 'kms:GenerateDataKey' },
      ];
    case 'DELETE':
      return [{ action: 's3:DeleteObject', resource: object }];
    default:
      throw new Error(`Unknown S3 action for ${method} ${path}`);
  }
}

/** Our keys need no XML escaping. */
function readKeys(body: unknown): string[] {
  return [...readText(body).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
}

const parseBody = ({ body }: SentRequest): unknown => JSON.parse(readText(body));

function readText(body: unknown): string {
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : z.string().parse(body);
}
