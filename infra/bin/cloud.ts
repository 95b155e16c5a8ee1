import { App, Validations } from 'aws-cdk-lib';
import * as z from 'zod';
import { bundleFolder, bundleFunctions } from '#infra/build/bundle.ts';
import { siteContent } from '#infra/build/site-content.ts';
import { SecurityChecks } from '#infra/constructs/security-checks.ts';
import { installLambdaBrowser } from '#infra/release/install-lambda-browser.ts';
import { createStacks } from '#infra/stacks/create-stacks.ts';
import { findGaps } from '#infra/stages/find-gaps.ts';
import { readChangedStage } from '#infra/stages/read-stage.ts';
import { brands } from '#shared/brands/index.ts';

// CDK entry point: `cdk synth -c stage=dev`.
const app = new App();
const stage = readChangedStage(
  String(app.node.tryGetContext('stage') ?? 'dev'),
  app.node.tryGetContext('settings'),
);
const gaps = findGaps(stage, Object.values(brands));
if (gaps.length)
  throw new Error(`The stage ${stage.name} is incomplete (infra/stages/stages.ts):\n- ${gaps.join('\n- ')}`);
Validations.of(app).addPlugins(new SecurityChecks(app));
/** Bundles that stand already, from this commit; without them they are made. */
const made = z.string().optional().parse(app.node.tryGetContext('bundles'));
const folder = made ?? bundleFolder;
if (!made) await bundleFunctions();
if (stage.rendersPages) installLambdaBrowser(folder);
createStacks(app, { stage, bundleFolder: folder, content: siteContent });
app.synth();
