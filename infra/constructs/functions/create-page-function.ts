import { IgnoreMode } from 'aws-cdk-lib';
import {
  Architecture,
  Code,
  FunctionUrlAuthType,
  type IFunctionUrl,
  LayerVersion,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { pagePolicy } from '#functions/policy/edge-policies.ts';
import { pageEntry } from '#infra/build/function-entries.ts';
import type { SiteContent } from '#infra/build/site-content.ts';
import { createFunction } from './create-function.ts';
import { createSealedRole } from './create-role.ts';
import { describeEnvironment, type Surroundings } from './surroundings.ts';

/** Creates the function that serves assistants' and forms' pages; a layer contains its documents. */
export function createPageFunction(
  scope: Construct,
  {
    content,
    surroundings,
    earlier,
  }: { content: SiteContent; surroundings: Surroundings; earlier: readonly Construct[] },
): IFunctionUrl {
  const handler = createFunction(scope, {
    entry: pageEntry,
    description: 'Serves the pages of assistants and forms, with 404 for unknown ones',
    role: createSealedRole(scope, 'answer-page', pagePolicy, surroundings),
    size: pagePolicy,
    environment: describeEnvironment(surroundings),
    bundleFolder: surroundings.bundleFolder,
  });
  handler.addLayers(
    new LayerVersion(scope, 'Documents', {
      description: 'The client-rendered documents',
      code: Code.fromAsset(content.pagesFolder, {
        exclude: ['/*', '!/app.html', '!/assistant.html'],
        ignoreMode: IgnoreMode.GIT,
      }),
      compatibleRuntimes: [Runtime.NODEJS_24_X],
      compatibleArchitectures: [Architecture.ARM_64],
    }),
  );
  // The documents need the app's files, and headers that allow their script.
  handler.node.addDependency(...earlier);
  return handler.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
}
