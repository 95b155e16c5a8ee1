import { brandStackPart } from '#infra/constructs/site/site.ts';
import { sharedStacks } from '#infra/release/deploy-stage.ts';
import type { Fault } from './fault.ts';
import { orderStacks } from './simulate-deployment.ts';
import type { AssembledStack } from './template.ts';

type Outcome = {
  faults: readonly Fault[];
  /** For each brand: the stacks that wait when its certificate never validates. */
  waiting: readonly { stack: string; alsoWaiting: readonly string[] }[];
};

/** Follows `npm run deploy`: the shared stacks with all before them, then each brand's by itself. */
export function checkOrder(stacks: readonly AssembledStack[]): Outcome {
  const { before } = orderStacks(stacks);
  const names = stacks.map(({ name }) => name);
  const lastShared = names.filter((name) => sharedStacks.some((it) => name.endsWith(it.replace('*', ''))));
  const shared = new Set(lastShared.flatMap((name) => [name, ...(before.get(name) ?? [])]));
  const brands = names.filter((name) => name.includes(brandStackPart));
  const forgotten = names.filter((name) => !shared.has(name) && !brands.includes(name));
  const waiting = brands.map((stack) => ({
    stack,
    alsoWaiting: names.filter((name) => before.get(name)?.has(stack)),
  }));
  return {
    waiting,
    faults: [
      ...forgotten.map((where) => ({
        where,
        problem: 'npm run deploy never deploys it',
        remedy: 'Name it in infra/release/deploy-stage.ts.',
      })),
      ...brands.flatMap((where) =>
        [...(before.get(where) ?? [])]
          .filter((it) => !shared.has(it))
          .map((it) => ({
            where,
            problem: `waits for ${it}, which is not deployed before the brands`,
            remedy: 'Let brands depend on shared stacks only.',
          })),
      ),
      ...waiting.flatMap(({ stack, alsoWaiting }) =>
        alsoWaiting.map((where) => ({
          where,
          problem: `waits for the certificate in ${stack}`,
          remedy: 'Let no stack depend on a brand’s.',
        })),
      ),
      ...findSharedCertificates(stacks),
    ],
  };
}

/** A certificate waits for somebody's DNS, perhaps for days. */
function findSharedCertificates(stacks: readonly AssembledStack[]): Fault[] {
  return stacks
    .filter(({ name }) => !name.includes(brandStackPart))
    .filter(({ template }) =>
      Object.values(template.Resources).some(({ Type }) => Type === 'AWS::CertificateManager::Certificate'),
    )
    .map(({ name }) => ({
      where: name,
      problem: 'a certificate that never validates rolls back all of this stack',
      remedy: 'Move the certificate to the brand’s stack.',
    }));
}
