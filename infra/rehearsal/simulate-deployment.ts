import { createStack } from './create-stack.ts';
import type { Fault } from './fault.ts';
import type { ResourceSchemas } from './resource-schemas.ts';
import type { AssembledStack, CreatedResource } from './template.ts';

export type Simulation = {
  /** In the order in which they are deployed. */
  order: readonly string[];
  resources: readonly CreatedResource[];
  faults: readonly Fault[];
};

/** An example of AWS. */
const account = '123456789012';
/** `cdk bootstrap` writes it before the first deployment. */
const bootstrapped = ['/cdk-bootstrap/hnb659fds/version', '30'] as const;

/**
 * Deploys all stacks in order. A stack sees only what the stacks before it wrote to Systems Manager, and before
 * it are those that it depends on: that another is usually faster does not count.
 */
export function simulateDeployment(stacks: readonly AssembledStack[], schemas: ResourceSchemas): Simulation {
  const { order, before, faults: faultsOfOrder } = orderStacks(stacks);
  const faults = [...faultsOfOrder];
  const written = new Map<string, ReadonlyMap<string, string>>();
  const resources: CreatedResource[] = [];
  for (const stack of order) {
    const earlier = [...(before.get(stack.name) ?? [])].flatMap((name) => [...(written.get(name) ?? [])]);
    const created = createStack(stack, { schemas, account, stored: new Map([bootstrapped, ...earlier]) });
    faults.push(...created.faults);
    resources.push(...created.resources);
    written.set(stack.name, new Map(created.resources.flatMap(readStoredText)));
  }
  return { order: order.map(({ name }) => name), resources, faults };
}

function readStoredText({ type, properties: { Name, Value } }: CreatedResource): [string, string][] {
  return type === 'AWS::SSM::Parameter' && typeof Name === 'string' && typeof Value === 'string'
    ? [[Name, Value]]
    : [];
}

/** Sorts stacks by their dependencies, with all that are deployed before each. */
export function orderStacks(stacks: readonly AssembledStack[]): {
  order: readonly AssembledStack[];
  before: ReadonlyMap<string, ReadonlySet<string>>;
  faults: readonly Fault[];
} {
  const before = new Map<string, ReadonlySet<string>>();
  const order: AssembledStack[] = [];
  let waiting = stacks;
  while (waiting.length) {
    const ready = waiting.filter(({ dependencies }) => dependencies.every((it) => before.has(it)));
    if (!ready.length) break;
    for (const stack of ready) {
      const all = stack.dependencies.flatMap((it) => [it, ...(before.get(it) ?? [])]);
      before.set(stack.name, new Set(all));
      order.push(stack);
    }
    waiting = waiting.filter((it) => !ready.includes(it));
  }
  return {
    order,
    before,
    faults: waiting.map(({ name, dependencies }) => ({
      where: name,
      problem: `never gets its turn: it waits for ${dependencies.filter((it) => !before.has(it)).join(', ')}`,
      remedy: 'Cut the circle between the stacks, or add the missing one.',
    })),
  };
}
