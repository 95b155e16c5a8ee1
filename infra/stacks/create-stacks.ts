import { type App, CrossStackReferences, ReferenceStrength, Tags } from 'aws-cdk-lib';
import type { SiteContent } from '#infra/build/site-content.ts';
import type { HostedBrand } from '#infra/constructs/site/site.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { brands } from '#shared/brands/index.ts';
import { type ListedRoute, listRoutes } from '#shared/contract/index.ts';
import { ApiStack } from './api-stack.ts';
import { DataStack } from './data-stack.ts';
import { LogStack } from './log-stack.ts';
import { ObservabilityStack } from './observability-stack.ts';
import { PipelineStack } from './pipeline-stack.ts';
import { SiteStack } from './site-stack.ts';

export type Deployment = {
  stage: Stage;
  /** Bundles and pages are made before. */
  bundleFolder: string;
  content: SiteContent;
  brands?: readonly HostedBrand[];
  routes?: readonly ListedRoute[];
};

/** The stacks of one deployment. No brand and no route is named in any of them. */
export function createStacks(
  app: App,
  {
    stage,
    bundleFolder,
    content,
    brands: hostedBrands = Object.values(brands),
    routes = listRoutes(),
  }: Deployment,
) {
  // An export that another stack imports cannot change or go: a secret could not be renewed, nor a release rolled back.
  CrossStackReferences.of(app).consume(ReferenceStrength.WEAK);
  const prefix = `gptsites-${stage.name}`;
  const env = { region: stage.region };
  Tags.of(app).add('stage', stage.name);
  const logs = new LogStack(app, `${prefix}-logs`, { env, stage });
  const { accessLogs } = logs;
  const data = new DataStack(app, `${prefix}-data`, { env, stage, brands: hostedBrands, accessLogs });
  const { table, bucket, encryptionKey, secrets } = data;
  const connected = { stage, brands: hostedBrands, bundleFolder, table, bucket, encryptionKey, secrets };
  const pipeline = new PipelineStack(app, `${prefix}-pipeline`, { env, surroundings: connected });
  const api = new ApiStack(app, `${prefix}-api`, {
    env,
    surroundings: { ...connected, queuesOf: pipeline.queuesOf, reader: pipeline.reader },
    routes,
  });
  const site = new SiteStack(app, `${prefix}-site`, {
    env,
    stage,
    brands: hostedBrands,
    content,
    uploads: bucket,
    accessLogs,
    api: api.api,
    originSecret: api.originSecret,
    streams: api.streams,
  });
  const watched = { stage, data, pipeline, api, site };
  const observability = new ObservabilityStack(app, `${prefix}-observability`, { env, ...watched });
  return { logs, data, pipeline, api, site, observability };
}
