import { checkFunctions } from './check-functions.ts';
import { checkLimits } from './check-limits.ts';
import { checkOrder } from './check-order.ts';
import { checkPolicy } from './check-policy.ts';
import { checkPolicySizes } from './check-policy-sizes.ts';
import { checkProperties } from './check-properties.ts';
import { checkExports, checkTemplate } from './check-template.ts';
import { checkTiming } from './check-timing.ts';
import type { Fault } from './fault.ts';
import { findPolicies } from './find-policies.ts';
import { readAssembly } from './read-assembly.ts';
import type { ResourceSchemas } from './resource-schemas.ts';
import { simulateDeployment } from './simulate-deployment.ts';
import type { AssembledStack } from './template.ts';

export type Findings = {
  faults: readonly Fault[];
  counts: Readonly<Record<string, number>>;
  order: readonly string[];
};

/** Everything that can be known of a synthesized stage without an account. */
export async function checkAssembly(
  folder: string,
  { schemas, concurrencyLimit }: { schemas: ResourceSchemas; concurrencyLimit: number },
): Promise<Findings> {
  const stacks = readAssembly(folder);
  const templates = stacks.flatMap(listNested);
  const { order, resources, faults } = simulateDeployment(stacks, schemas);
  const { faults: faultsOfOrder, waiting } = checkOrder(stacks);
  const policies = resources.flatMap(findPolicies);
  const faultsOfPolicies = await Promise.all(policies.map(checkPolicy));
  return {
    order,
    counts: {
      stacks: stacks.length,
      templates: templates.length,
      resources: resources.length,
      types: new Set(resources.map(({ type }) => type)).size,
      policies: policies.length,
      'brands that fail alone': waiting.filter(({ alsoWaiting }) => !alsoWaiting.length).length,
    },
    faults: [
      ...templates.flatMap(checkTemplate),
      ...checkExports(templates),
      ...faults,
      ...faultsOfOrder,
      ...resources.flatMap((it) => checkProperties(it, schemas)),
      ...faultsOfPolicies.flat(),
      ...checkPolicySizes(resources),
      ...checkLimits(resources),
      ...checkFunctions(resources, { folder, concurrencyLimit }),
      ...checkTiming(resources),
    ],
  };
}

function listNested(stack: AssembledStack): AssembledStack[] {
  return [stack, ...Object.values(stack.nested).flatMap(listNested)];
}
