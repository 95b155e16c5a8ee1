import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { DataAccess } from '#functions/policy.ts';
import { createLog } from './create-log.ts';
import { describeAccess } from './describe-access.ts';
import type { Permission } from './permission.ts';
import type { Stage } from './stage.ts';
import { listTargets, type Surroundings } from './surroundings.ts';

/** A role, and the log that its functions write. */
export type FunctionRole = { role: Role; logGroup: LogGroup };

/** A role for functions with exactly this access. */
export function createRole(
  scope: Construct,
  id: string,
  access: DataAccess,
  surroundings: Surroundings,
): FunctionRole {
  const permissions = describeAccess(access, listTargets(surroundings, Stack.of(scope)));
  return createPlainRole(scope, id, surroundings.stage, permissions);
}

/** A role for functions with these permissions, which also write their log and traces. */
export function createPlainRole(
  scope: Construct,
  id: string,
  stage: Stage,
  permissions: readonly Permission[],
): FunctionRole {
  const role = new Role(scope, `${id}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  for (const permission of permissions) role.addToPolicy(toStatement(permission));
  const logGroup = createLog(scope, `${id}-log`, { name: id, stage });
  logGroup.grantWrite(role);
  return { role, logGroup };
}

function toStatement({ actions, resources, viaServices }: Permission): PolicyStatement {
  return new PolicyStatement({
    actions: [...actions],
    resources: [...resources],
    ...(viaServices && { conditions: { StringEquals: { 'kms:ViaService': [...viaServices] } } }),
  });
}
