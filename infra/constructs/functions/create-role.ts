import { Stack } from 'aws-cdk-lib';
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { DataAccess } from '#functions/policy/policy.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { createLog } from '../create-log.ts';
import { describeAccess } from './describe-access.ts';
import type { Permission } from './permission.ts';
import { listTargets, type Surroundings } from './surroundings.ts';

/** A role, and the log group its functions write to. */
export type FunctionRole = { role: IRole; logGroup: LogGroup };

const lambda = new ServicePrincipal('lambda.amazonaws.com');

/** A role with this access, log and traces; event sources can add permissions. */
export function createRole(
  scope: Construct,
  id: string,
  access: DataAccess,
  surroundings: Surroundings,
): FunctionRole {
  const role = new Role(scope, `${id}-role`, { assumedBy: lambda });
  for (const permission of describeAccess(access, listTargets(surroundings, Stack.of(scope))))
    role.addToPolicy(toStatement(permission));
  const logGroup = createLog(scope, `${id}-log`, { name: id, stage: surroundings.stage });
  logGroup.grantWrite(role);
  return { role, logGroup };
}

/** The same for API functions, which have no event sources. An inline policy saves one resource per role. */
export function createSealedRole(
  scope: Construct,
  id: string,
  access: DataAccess,
  surroundings: Surroundings,
): FunctionRole {
  const permissions = describeAccess(access, listTargets(surroundings, Stack.of(scope)));
  return sealRole(scope, id, surroundings.stage, permissions);
}

/** A role for API functions with these permissions, log and traces; constructs can't add to it. */
export function sealRole(
  scope: Construct,
  id: string,
  stage: Stage,
  permissions: readonly Permission[],
): FunctionRole {
  const logGroup = createLog(scope, `${id}-log`, { name: `api/${id}`, stage });
  const own: Permission[] = [
    { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] },
    { actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] },
  ];
  const statements = [...permissions, ...own].map(toStatement);
  const role = new Role(scope, `${id}-role`, {
    assumedBy: lambda,
    inlinePolicies: { [id]: new PolicyDocument({ statements }) },
  });
  return { role: role.withoutPolicyUpdates(), logGroup };
}

function toStatement({ actions, resources, conditions }: Permission): PolicyStatement {
  return new PolicyStatement({
    actions: [...actions],
    resources: [...resources],
    ...(conditions && { conditions }),
  });
}
