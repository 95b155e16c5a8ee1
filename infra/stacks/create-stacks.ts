import { type App, Tags } from 'aws-cdk-lib';
import { findPolicy } from '#functions/policy/find-policy.ts';
import type { SiteContent } from '#infra/build/site-content.ts';
import { brandStackPart, type HostedBrand, listSites, nameBrandStack } from '#infra/constructs/site/site.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { brands } from '#shared/brands/index.ts';
import { type ListedRoute, listRoutes } from '#shared/contract/index.ts';
import { ApiStack } from './api-stack.ts';
import { BackupStack } from './backup-stack.ts';
import { BrandStack } from './brand-stack.ts';
import { CopyStack } from './copy-stack.ts';
import { DataStack } from './data-stack.ts';
import { DomainStack } from './domain-stack.ts';
import { LogStack } from './log-stack.ts';
import { ObservabilityStack } from './observability-stack.ts';
import { PipelineStack } from './pipeline-stack.ts';
import { SiteStack } from './site-stack.ts';

export type Deployment = {
  stage: Stage;
  /** Bundles and pages are built beforehand. */
  bundleFolder: string;
  content: SiteContent;
  brands?: readonly HostedBrand[];
  routes?: readonly ListedRoute[];
  policyOf?: typeof findPolicy;
};

/** The stacks of one deployment. None of them names a brand or a route. */
export function createStacks(
  app: App,
  {
    stage,
    bundleFolder,
    content: pages,
    brands: hostedBrands = Object.values(brands),
    routes = listRoutes(),
    policyOf = findPolicy,
  }: Deployment,
) {
  const prefix = `gptsites-${stage.name}`;
  const env = { region: stage.region };
  Tags.of(app).add('stage', stage.name);
  const shared = { env, stage, brands: hostedBrands };
  const logs = new LogStack(app, `${prefix}-logs`, { env, stage });
  const data = new DataStack(app, `${prefix}-data`, { ...shared, logs });
  const backups = createBackups(app, stage, data);
  const pipeline = new PipelineStack(app, `${prefix}-pipeline`, { ...shared, bundleFolder, data, logs });
  // Not `-api`: older deployments have a stack of that name and keep it until their sites use this one.
  const api = new ApiStack(app, `${prefix}-http-api`, {
    ...shared,
    ...{ bundleFolder, data, pipeline, routes, policyOf },
  });
  const content = new SiteStack(app, `${prefix}-site`, {
    ...shared,
    ...{ content: pages, bundleFolder, data, pipeline, logs },
  });
  const watched = { stage, data, pipeline, api };
  const observability = new ObservabilityStack(app, `${prefix}-observability`, { ...shared, ...watched });
  // What is deployed last brings the others with it.
  if (backups.backups) observability.addStackDependency(backups.backups);
  const hosted = listSites(stage, hostedBrands).map(
    (site) =>
      new BrandStack(app, nameBrandStack(stage, site), {
        ...shared,
        ...{ site, logs, api, content, observability },
      }),
  );
  if (stage.hasOwnDomains)
    new DomainStack(app, `${prefix}${brandStackPart}own-domains`, { env, ...{ stage, api, content } });
  return { logs, data, ...backups, pipeline, api, site: content, observability, brands: hosted };
}

/** The stacks of a stage whose data is copied to a second region. */
function createBackups(app: App, stage: Stage, data: DataStack) {
  const { copyRegion, region } = stage;
  if (!copyRegion) return {};
  const prefix = `gptsites-${stage.name}`;
  const copies = new CopyStack(app, `${prefix}-copies`, { env: { region: copyRegion }, stage });
  const backups = new BackupStack(app, `${prefix}-backups`, {
    env: { region },
    ...{ stage, copyRegion, data, copies },
  });
  return { copies, backups };
}
