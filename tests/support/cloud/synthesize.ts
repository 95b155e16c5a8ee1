import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, NestedStack, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { apiEntry, listFunctions } from '#infra/build/function-entries.ts';
import { createStacks, type Deployment } from '#infra/stacks/create-stacks.ts';
import { readStage } from '#infra/stages/read-stage.ts';
import type { StageSettings } from '#infra/stages/stage.ts';
import { listRoutes } from '#shared/contract/index.ts';
import { stubPages, writeStub } from './stub-pages.ts';
import { putSharedIn } from './template-parts.ts';

export type Options = Partial<Pick<Deployment, 'brands' | 'routes' | 'policyOf'>> & {
  stage?: string;
  settings?: StageSettings;
};

/** Of the routes few, some of which stream, for tests of what does not depend on them: a whole API takes three quarters of the time. */
export const fewRoutes = listRoutes().filter(({ area }) => area === 'chat');

/** A stage's stacks with one-line functions, because templates don't depend on the bundles' content. */
export function createTestStacks(app: App, { stage = 'prod', settings, ...deployment }: Options = {}) {
  const build = stubBuild();
  for (const listed of deployment.routes ?? [])
    writeStub(join(build.bundleFolder, apiEntry(listed)), 'index.mjs', listed.file);
  return createStacks(app, { ...build, ...deployment, stage: readStage(stage, settings) });
}

/** An app that is not held against CloudFormation's rules: loading them takes thirteen seconds, and `whole-stages` does it once. */
function openUncheckedApp(): App {
  return new App({ builtinCloudFormationValidation: false, stackTraces: false, treeMetadata: false });
}

/** The stacks of a stage as it is deployed: the same objects for every caller, who may not change them. */
export function deployStage(stage = 'prod') {
  const known = deployed.get(stage) ?? deploy({ stage });
  deployed.set(stage, known);
  return known;
}
const deployed = new Map<string, ReturnType<typeof deploy>>();

/** The stacks of an own stage, and the app that holds them. */
export function deploy(options: Options) {
  const app = openUncheckedApp();
  return { app, stacks: createTestStacks(app, options) };
}

/** The templates of a stage's stacks. */
export function synthesize({ stage, ...changes }: Options = {}): Templates {
  const isAsDeployed = Object.keys(changes).length === 0;
  const { stacks } = isAsDeployed ? deployStage(stage) : deploy({ ...(stage && { stage }), ...changes });
  return listByName(stacks);
}
type Templates = ReturnType<typeof listByName>;

function listByName(stacks: ReturnType<typeof createTestStacks>) {
  const { logs, data, copies, backups, pipeline, api, site, observability, brands } = stacks;
  const areas = api.node.children.filter((it) => it instanceof NestedStack);
  return {
    logs: Template.fromStack(logs),
    data: Template.fromStack(data),
    /** Only of a stage with a second region. */
    copies: [copies ?? []].flat().map((stack) => Template.fromStack(stack)),
    backups: [backups ?? []].flat().map((stack) => Template.fromStack(stack)),
    pipeline: Template.fromStack(pipeline),
    api: Template.fromStack(api),
    /** The nested stacks of the API, one per area. */
    areas: areas.map((area) => Template.fromStack(area)),
    site: Template.fromStack(site),
    observability: Template.fromStack(observability),
    brands: brands.map((brand) => Template.fromStack(brand)),
  };
}

/** The brands' stacks, as if they held what they read from the others. */
export function connectBrands({ brands, site, logs, api, observability }: Templates): Template[] {
  return brands.map((template) =>
    Template.fromJSON(
      z.record(z.string(), z.unknown()).parse(putSharedIn(template, [site, logs, api, observability])),
    ),
  );
}

/** The templates of all stacks of an app, including nested ones, by path. */
export function listTemplates(app: App): { name: string; template: Template }[] {
  return app.node
    .findAll()
    .filter((it) => Stack.isStack(it))
    .map((stack) => ({ name: stack.node.path, template: Template.fromStack(stack) }));
}

let stubbed: Pick<Deployment, 'bundleFolder' | 'content'> | undefined;

/** Folders like those of a build, in the system's temporary folder. */
function stubBuild(): NonNullable<typeof stubbed> {
  if (stubbed) return stubbed;
  const folder = mkdtempSync(join(tmpdir(), 'gptsites-stacks-'));
  const bundleFolder = join(folder, 'functions');
  for (const { entry } of listFunctions()) writeStub(join(bundleFolder, entry), 'index.mjs', entry);
  stubbed = { bundleFolder, content: stubPages(folder) };
  return stubbed;
}
