import type { Fault } from './fault.ts';
import type { PolicyDocument, PolicyKind } from './find-policies.ts';
import { findActions, type KnownAction, knowsConditionKey } from './iam-reference.ts';
import { overlapPatterns, toPattern } from './overlap-patterns.ts';
import { isRecord, listRecords, listTexts } from './template.ts';

type Statement = Readonly<Record<string, unknown>>;
type Complain = (problem: string, remedy: string) => void;

const arn = /^arn:[\w*-]+:[\w*-]+:[\w*-]*:(?:\d{12}|aws|\*|):.+$/;
const version = '2012-10-17';
const operator =
  /^(?:ForAllValues:|ForAnyValue:)?(?:Null|Bool|IpAddress|NotIpAddress|BinaryEquals|String(?:Not)?(?:Equals(?:IgnoreCase)?|Like)|Numeric(?:NotEquals|Equals|(?:Less|Greater)Than(?:Equals)?)|Date(?:NotEquals|Equals|(?:Less|Greater)Than(?:Equals)?)|Arn(?:Not)?(?:Equals|Like))(?:IfExists)?$/;

/** Compares a policy with the published actions, resource types and condition keys. */
export async function checkPolicy({ where, kind, document }: PolicyDocument): Promise<Fault[]> {
  const faults: Fault[] = [];
  if (document.Version !== version)
    faults.push({ where, problem: 'has no current Version', remedy: `Set Version to ${version}.` });
  for (const [index, statement] of listRecords(document.Statement).entries()) {
    const complain: Complain = (problem, remedy) =>
      faults.push({ where: `${where} statement ${index}`, problem, remedy });
    await checkStatement(statement, kind, complain);
  }
  return faults;
}

async function checkStatement(statement: Statement, kind: PolicyKind, complain: Complain): Promise<void> {
  const { Effect, Action, NotAction, Resource, Principal, Condition, Sid } = statement;
  if (Effect !== 'Allow' && Effect !== 'Deny') complain('has no Effect', 'Set Allow or Deny.');
  if (typeof Sid === 'string' && kind !== 'resource' && !/^[A-Za-z0-9]*$/.test(Sid))
    complain(`the Sid ${Sid} holds other signs than letters and digits`, 'Rename it.');
  if (kind === 'identity' && Principal !== undefined)
    complain('a role’s policy names a principal', 'Leave out Principal.');
  if (kind !== 'identity' && Principal === undefined) complain('names no principal', 'Say who may call.');
  if (kind === 'trust') checkTrust(statement, complain);
  const resources = listTexts(Resource);
  if (kind === 'identity' && !resources.length && statement.NotResource === undefined)
    complain('names no resource', 'Set Resource.');
  for (const resource of resources)
    if (resource !== '*' && !arn.test(resource))
      complain(`${resource} is no ARN`, 'Name the resource by its ARN.');
  const keys = listConditionKeys(Condition, complain);
  if (NotAction !== undefined) return;
  const patterns = listTexts(Action);
  if (!patterns.length) complain('names no action', 'Set Action.');
  for (const pattern of patterns.filter((it) => it !== '*')) {
    const actions = await findActions(pattern);
    if (!actions.length) complain(`${pattern} is no published action`, 'Correct its name.');
    if (kind === 'identity' && Effect === 'Allow' && resources.length && actions.length)
      checkTargets(pattern, actions, resources, complain);
    for (const key of keys)
      if (actions.length && !actions.some((action) => knowsConditionKey(action, key)))
        complain(
          `${pattern} knows no condition key ${key}`,
          'Use a key of this action, or a statement of its own.',
        );
  }
}

/** An action that never meets its resource allows nothing, and the first call in the account is refused. */
function checkTargets(
  pattern: string,
  actions: readonly KnownAction[],
  resources: readonly string[],
  complain: Complain,
): void {
  if (resources.includes('*')) return;
  const works = actions.some(
    ({ isForAll, arns }) =>
      !isForAll && arns.some((it) => resources.some((resource) => overlapPatterns(resource, toPattern(it)))),
  );
  if (!works)
    complain(
      `${pattern} works on none of ${resources.join(', ')}`,
      actions.every((it) => it.isForAll)
        ? 'It takes no resource but *: give it a statement of its own.'
        : `It works on ${actions.flatMap((it) => it.arns).join(', ')}.`,
    );
}

function checkTrust({ Action, Principal }: Statement, complain: Complain): void {
  for (const action of listTexts(Action))
    if (!action.startsWith('sts:')) complain(`trusts by ${action}`, 'A role is assumed by actions of sts.');
  const services = isRecord(Principal) ? listTexts(Principal.Service) : [];
  for (const service of services.filter((it) => !/^[a-z0-9.-]+\.amazonaws\.com$/.test(it)))
    complain(`${service} is no service`, 'Name it as in lambda.amazonaws.com.');
}

function listConditionKeys(condition: unknown, complain: Complain): string[] {
  if (condition === undefined) return [];
  if (!isRecord(condition)) {
    complain('its Condition is no object', 'Write operator, key and value.');
    return [];
  }
  return Object.entries(condition).flatMap(([name, tests]) => {
    if (!operator.test(name)) complain(`${name} is no operator of conditions`, 'Correct its name.');
    return isRecord(tests) ? Object.keys(tests) : [];
  });
}
