import { S3RequestPresigner } from '@aws-sdk/s3-request-presigner';
import type { DataAccess } from '#functions/policy/policy.ts';
import { describeAccess } from '#infra/constructs/functions/describe-access.ts';
import type { Permission } from '#infra/constructs/functions/permission.ts';
import { findCurrentRole, type Role } from './current-role.ts';
import { isPermitted } from './is-permitted.ts';
import { localTargets } from './local-targets.ts';
import { readDemands, requestSchema } from './read-demands.ts';
import { wrapMethod, wrapSentCalls } from './wrap-calls.ts';

/** The error AWS services return for a missing permission. */
class AccessDeniedError extends Error {
  override readonly name = 'AccessDeniedException';
}

/**
 * Checks every SDK client call in this process against the current role's policy, like IAM: what the
 * deployment would refuse is refused here, and reported. A function that was ended calls nothing more.
 */
export function guardClients(report: (refusal: string) => void): void {
  const check = (request: unknown) => {
    const role = findCurrentRole();
    if (!role) return;
    if (role.hasEnded) throw new Error(`${role.name} was ended at its time limit`);
    const refusal = findRefusal(role, request);
    if (!refusal) return;
    report(refusal);
    throw new AccessDeniedError(refusal);
  };
  const checkFirst = async (request: unknown, send: () => Promise<unknown>) => {
    check(request);
    return send();
  };
  wrapSentCalls(checkFirst);
  // Presigning a link counts as the call it permits.
  wrapMethod(S3RequestPresigner.prototype, 'presign', checkFirst);
}

/** The refusal of a request in AWS's words; undefined when the role's policy permits it. */
function findRefusal({ name, access }: Role, request: unknown): string | undefined {
  const permissions = findPermissions(access);
  const refused = readDemands(requestSchema.parse(request)).find(
    (demand) => !isPermitted(permissions, demand),
  );
  return (
    refused &&
    `The role ${name} is not authorized to perform ${refused.action} on ${refused.resource}: functions/policy`
  );
}

/** Policies never change, and every call asks. */
const permissionsOf = new WeakMap<DataAccess, readonly Permission[]>();

function findPermissions(access: DataAccess): readonly Permission[] {
  const known = permissionsOf.get(access);
  if (known) return known;
  const permissions = describeAccess(access, localTargets);
  permissionsOf.set(access, permissions);
  return permissions;
}
