import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { apiEntry, listFunctions } from '#infra/build/function-entries.ts';
import { createStacks, type Deployment } from '#infra/stacks/create-stacks.ts';
import { readStage } from '#infra/stages/read-stage.ts';
import type { StageSettings } from '#infra/stages/stage.ts';
import { stubPages, writeStub } from './stub-pages.ts';

export type Options = Partial<Pick<Deployment, 'brands' | 'routes'>> & {
  stage?: string;
  settings?: StageSettings;
};

/** The stacks of a stage with functions of one line: templates do not depend on what bundles hold. */
export function createTestStacks(app: App, { stage = 'prod', settings, ...deployment }: Options = {}) {
  const build = stubBuild();
  for (const listed of deployment.routes ?? [])
    writeStub(join(build.bundleFolder, apiEntry(listed)), 'index.mjs', listed.file);
  return createStacks(app, { ...build, ...deployment, stage: readStage(stage, settings) });
}

/** Their templates. */
export function synthesize(options: Options = {}) {
  const { logs, data, pipeline, api, site, observability } = createTestStacks(new App(), options);
  return {
    logs: Template.fromStack(logs),
    data: Template.fromStack(data),
    pipeline: Template.fromStack(pipeline),
    api: Template.fromStack(api),
    site: Template.fromStack(site),
    observability: Template.fromStack(observability),
  };
}

let stubbed: Pick<Deployment, 'bundleFolder' | 'content'> | undefined;

/** Folders that look like those of a build; they go with the machine's temporary files. */
function stubBuild(): NonNullable<typeof stubbed> {
  if (stubbed) return stubbed;
  const folder = mkdtempSync(join(tmpdir(), 'gptsites-stacks-'));
  const bundleFolder = join(folder, 'functions');
  for (const { entry } of listFunctions()) writeStub(join(bundleFolder, entry), 'index.mjs', entry);
  stubbed = { bundleFolder, content: stubPages(folder) };
  return stubbed;
}
