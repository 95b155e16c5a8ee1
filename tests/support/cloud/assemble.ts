import type * as z from 'zod';
import { loadResourceSchemas } from '#infra/rehearsal/resource-schemas.ts';
import { simulateDeployment } from '#infra/rehearsal/simulate-deployment.ts';
import { type AssembledStack, templateSchema } from '#infra/rehearsal/template.ts';

export type Resources = z.input<typeof templateSchema>['Resources'];

/** A stack of these resources. */
export function assemble(
  Resources: Resources,
  { template, ...rest }: Partial<Omit<AssembledStack, 'template'>> & { template?: object } = {},
): AssembledStack {
  return {
    ...{ name: 'shop', region: 'us-east-1', bytes: 1000, dependencies: [], nested: {} },
    ...rest,
    template: templateSchema.parse({ Resources, ...template }),
  };
}

/** Read once: it takes a second. */
export const schemas = loadResourceSchemas();

/** Deploys one stack of these resources. */
export const deploy = (resources: Resources) => simulateDeployment([assemble(resources)], schemas);
