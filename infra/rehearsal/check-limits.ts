import type { Fault } from './fault.ts';
import { limits, mostOfType, nameRules } from './limits.ts';
import { type CreatedResource, isRecord } from './template.ts';

/** Compares resources with the quotas of their services, and their names with those of each other. */
export function checkLimits(resources: readonly CreatedResource[]): Fault[] {
  return [
    ...resources.flatMap(checkLimitsOf),
    ...resources.flatMap(checkNames),
    ...checkCounts(resources),
    ...checkUniqueNames(resources),
  ];
}

function checkLimitsOf({ type, path, properties }: CreatedResource): Fault[] {
  return limits
    .filter((limit) => limit.type === type)
    .flatMap(({ what, measure, least = 0, most, remedy }) => {
      const count = measure(properties);
      return count >= least && count <= most
        ? []
        : [{ where: path, problem: `${count} ${what}; ${least} to ${most} are allowed`, remedy }];
    });
}

function checkNames({ type, path, properties }: CreatedResource): Fault[] {
  return nameRules.flatMap(({ type: ofType, field, pattern, remedy }) => {
    const name = readField(properties, field);
    return ofType !== type || name === undefined || pattern.test(String(name))
      ? []
      : [{ where: path, problem: `${field} is ${String(name)}`, remedy }];
  });
}

function checkCounts(resources: readonly CreatedResource[]): Fault[] {
  return Object.entries(mostOfType).flatMap(([type, most]) => {
    const count = resources.filter((it) => it.type === type).length;
    return count <= most
      ? []
      : [
          {
            where: type,
            problem: `${count} of them; an account takes ${most}`,
            remedy: 'Share some of them.',
          },
        ];
  });
}

/** The second of two resources with one name fails: it already exists. */
function checkUniqueNames(resources: readonly CreatedResource[]): Fault[] {
  const seen = new Map<string, string>();
  return resources.flatMap(({ type, path, properties }) =>
    nameRules.flatMap(({ type: ofType, field }) => {
      const name = readField(properties, field);
      if (ofType !== type || name === undefined) return [];
      const key = `${type} ${String(name)}`;
      const first = seen.get(key);
      seen.set(key, first ?? path);
      return first
        ? [
            {
              where: path,
              problem: `${String(name)} is already the name of ${first}`,
              remedy: 'Rename one of them.',
            },
          ]
        : [];
    }),
  );
}

function readField(properties: Readonly<Record<string, unknown>>, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), properties);
}
