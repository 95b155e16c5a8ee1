import type { Fault } from './fault.ts';
import type { AssembledStack } from './template.ts';

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html */
const limits = { bytes: 1_000_000, resources: 500, outputs: 200, parameters: 200, nameLength: 128 };

/** Compares a template with what CloudFormation accepts. */
export function checkTemplate({ name, template, bytes }: AssembledStack): Fault[] {
  const counts: [string, number, number][] = [
    ['bytes', bytes, limits.bytes],
    ['resources', Object.keys(template.Resources).length, limits.resources],
    ['outputs', Object.keys(template.Outputs).length, limits.outputs],
    ['parameters', Object.keys(template.Parameters).length, limits.parameters],
    ['letters in its name', name.length, limits.nameLength],
  ];
  return counts
    .filter(([, count, most]) => count > most)
    .map(([what, count, most]) => ({
      where: name,
      problem: `${count} ${what}; CloudFormation takes ${most}`,
      remedy: 'Move a part to a stack of its own.',
    }));
}

/** Names of exports are unique in an account and region. */
export function checkExports(stacks: readonly AssembledStack[]): Fault[] {
  const exported = stacks.flatMap(({ name, template }) =>
    Object.entries(template.Outputs).flatMap(([id, { Export }]) =>
      Export ? [{ where: `${name} output ${id}`, key: JSON.stringify(Export.Name) }] : [],
    ),
  );
  return exported
    .filter(({ key }, index) => exported.findIndex((it) => it.key === key) < index)
    .map(({ where, key }) => ({
      where,
      problem: `another stack exports ${key}, too`,
      remedy: 'Put the name of the stack into the name of the export.',
    }));
}
