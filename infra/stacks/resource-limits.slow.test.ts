import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findPolicy } from '#functions/policy/find-policy.ts';
import { type ListedRoute, listRoutes } from '#shared/contract/index.ts';
import { deploy, deployStage, listTemplates } from '#tests/support/cloud/synthesize.ts';

// Every test synthesizes whole deployments.
vi.setConfig({ testTimeout: 180_000 });

/** CloudFormation allows 500; the rest is room for growth. */
const mostResources = 350;
const mostReferences = 60;
/** As many as an HTTP API takes, and a few less. */
const manyRoutes = 290;
const routes = listRoutes();
const [sample = expect.fail()] = routes.filter(({ route }) => !route.streams);

/** The contract plus generated routes, 290 in all; `areaOf` chooses the area of each new route. */
function growContract(areaOf: (index: number) => string): ListedRoute[] {
  const more = Array.from({ length: manyRoutes - routes.length }, (_, index): ListedRoute => {
    const area = areaOf(index);
    const action = `made-up-${index}`;
    return {
      area,
      action,
      file: `${area}/${action}.ts`,
      route: { ...sample.route, path: `/api/made-up/${index}` },
    };
  });
  return [...routes, ...more];
}

/** A generated area gets the policy of an existing one. */
const policyOf: typeof findPolicy = (listed) =>
  routes.some(({ area }) => area === listed.area)
    ? findPolicy(listed)
    : { ...findPolicy(sample), roleName: listed.area };

const deployed = listTemplates(deployStage().app);
/** The most areas, and so the most stacks and references between them. */
const inOwnAreas = growContract((index) => `area-${index}`);
const grownInOwnAreas = listTemplates(deploy({ routes: inOwnAreas, policyOf }).app);
/** The most routes in one stack. */
const inOneArea = growContract(() => sample.area);
const grownInOneArea = listTemplates(deploy({ routes: inOneArea, policyOf }).app);

test.each([
  ['all in an existing area', inOneArea, grownInOneArea],
  ['each in its own area', inOwnAreas, grownInOwnAreas],
])('290 routes leave every stack below 350 resources, the new ones %s', (_name, grown, templates) => {
  expect(grown).toHaveLength(manyRoutes);
  for (const { name, template } of templates)
    expect(Object.keys(template.toJSON().Resources).length, name).toBeLessThan(mostResources);
  const described = JSON.stringify(templates.map(({ template }) => template.toJSON()));
  for (const { route } of grown) expect(described).toContain(JSON.stringify(route.path).slice(1, -1));
});

test('cross-stack references stay at most 60, however many routes there are', () => {
  const now = countReferences(deployed);
  expect(now).toBeGreaterThan(0);
  expect(now).toBeLessThanOrEqual(mostReferences);
  expect(countReferences(grownInOneArea)).toBe(now);
  expect(countReferences(grownInOwnAreas)).toBe(now);
});

function countReferences(templates: ReturnType<typeof listTemplates>): number {
  return templates.flatMap(({ template }) => {
    const json = template.toJSON();
    return [
      ...(JSON.stringify(json).match(/"Fn::(?:GetStackOutput|ImportValue)"/g) ?? []),
      ...Object.values(json.Parameters ?? {})
        .map((it) => JSON.stringify(it))
        .filter((it) => it.includes('AWS::SSM::Parameter::Value<') && !it.includes('/cdk-bootstrap/')),
    ];
  }).length;
}

test('no stack or construct names a route', () => {
  const folders = ['.', '../constructs'].map((folder) => join(import.meta.dirname, folder));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
  );
  for (const { file, text } of sources)
    for (const { route, area, action } of routes) {
      expect(text.includes(`${route.path}'`), `${file}: ${route.path}`).toBe(false);
      expect(text.includes(`${area}.${action}'`), `${file}: ${area}.${action}`).toBe(false);
    }
});
