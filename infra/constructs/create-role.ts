import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { DataAccess } from '#functions/policy.ts';
import { dueIndexName } from '#functions/storage/keys.ts';
import { jobs } from '#shared/jobs/index.ts';
import { allow } from './allow.ts';
import { createLog } from './create-log.ts';
import { describeMailAccess, describeModelAccess } from './service-access.ts';
import type { Stage } from './stage.ts';
import type { Surroundings } from './surroundings.ts';

/** A role, and the log that its functions write. */
export type FunctionRole = { role: Role; logGroup: LogGroup };

/** A role for functions with exactly this access. */
export function createRole(
  scope: Construct,
  id: string,
  access: DataAccess,
  surroundings: Surroundings,
): FunctionRole {
  return createPlainRole(scope, id, surroundings.stage, [
    ...describeTableAccess(access, surroundings),
    ...describeObjectAccess(access, surroundings),
    ...describeKeyAccess(access, surroundings),
    ...describeQueueAccess(access, surroundings),
    ...describeSecretAccess(access, surroundings),
    ...describeMailAccess(access, surroundings, scope),
    ...describeModelAccess(access, surroundings, scope),
  ]);
}

/** A role for functions that may do what the statements say, and write their log and traces. */
export function createPlainRole(
  scope: Construct,
  id: string,
  stage: Stage,
  statements: PolicyStatement[],
): FunctionRole {
  const role = new Role(scope, `${id}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  for (const statement of statements) role.addToPolicy(statement);
  const logGroup = createLog(scope, `${id}-log`, { name: id, stage });
  logGroup.grantWrite(role);
  return { role, logGroup };
}

function describeTableAccess({ table = [], queriesDueWork }: DataAccess, surroundings: Surroundings) {
  const { tableArn } = surroundings.table;
  const actions = table.map((action) => `dynamodb:${action}`);
  return [
    ...allow(actions, [tableArn]),
    ...allow(['dynamodb:Query'], queriesDueWork ? [`${tableArn}/index/${dueIndexName}`] : []),
  ];
}

function describeObjectAccess(access: DataAccess, { bucket }: Surroundings): PolicyStatement[] {
  const { readsObjects = [], writesObjects = [], erasesObjects = [] } = access;
  const toArns = (patterns: readonly string[]) => patterns.map((pattern) => bucket.arnForObjects(pattern));
  return [
    ...allow(['s3:GetObject'], toArns(readsObjects)),
    // Without it S3 answers 403 instead of 404 for an object that is not there; erasing a prefix begins with its list.
    ...allow(['s3:ListBucket'], readsObjects.length || erasesObjects.length ? [bucket.bucketArn] : []),
    ...allow(['s3:PutObject'], toArns(writesObjects)),
    ...allow(['s3:DeleteObject'], toArns(erasesObjects)),
  ];
}

/** Table and bucket are encrypted with the key of whoever reads and writes them. */
function describeKeyAccess(access: DataAccess, { encryptionKey }: Surroundings): PolicyStatement[] {
  const usesKey = [access.table, access.readsObjects, access.writesObjects].some((it) => it?.length);
  return allow(['kms:Decrypt', 'kms:GenerateDataKey'], usesKey ? [encryptionKey.keyArn] : []);
}

function describeQueueAccess(access: DataAccess, { queuesOf }: Surroundings): PolicyStatement[] {
  const { sendsJobs = [], buriesJobs = [], measuresQueues } = access;
  const targets = [
    ...sendsJobs.map((id) => queuesOf(id).queue),
    ...buriesJobs.map((id) => queuesOf(id).deadLetterQueue),
  ];
  const measured = measuresQueues ? jobs.map(({ id }) => queuesOf(id)) : [];
  const toArns = (queues: readonly Queue[]) => queues.map(({ queueArn }) => queueArn);
  return [
    ...allow(['sqs:SendMessage'], toArns(targets)),
    ...allow(
      ['sqs:GetQueueAttributes'],
      toArns(measured.flatMap(({ queue, deadLetterQueue }) => [queue, deadLetterQueue])),
    ),
  ];
}

function describeSecretAccess(
  { readsSecrets = [] }: DataAccess,
  { secrets }: Surroundings,
): PolicyStatement[] {
  const arns = readsSecrets.map((name) => secrets[name].secretArn);
  return allow(['secretsmanager:GetSecretValue'], arns);
}
