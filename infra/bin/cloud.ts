import { App, Validations } from 'aws-cdk-lib';
import { bundleFolder, bundleFunctions } from '#infra/build/bundle.ts';
import { siteContent } from '#infra/build/site-content.ts';
import { SecurityChecks } from '#infra/constructs/security-checks.ts';
import { createStacks } from '#infra/stacks/create-stacks.ts';
import { readStage } from '#infra/stages/read-stage.ts';

// CDK entry point: `cdk synth -c stage=prod`.
const app = new App();
const stage = readStage(String(app.node.tryGetContext('stage') ?? 'dev'));
Validations.of(app).addPlugins(new SecurityChecks(app));
await bundleFunctions();
createStacks(app, { stage, bundleFolder, content: siteContent });
app.synth();
