import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Policy } from '#functions/policy/policy.ts';
import type { FunctionRole } from './create-role.ts';
import { hashBundle } from './hash-bundle.ts';

type FunctionDetails = {
  /** Folder of its bundle, also its name. */
  entry: string;
  description: string;
  /** Role and log, shared by an area's functions. */
  role: FunctionRole;
  size: Pick<Policy, 'memoryMegabytes' | 'timeoutSeconds'>;
  environment: Record<string, string>;
  bundleFolder: string;
  architecture?: Architecture | undefined;
  /** Reserved concurrency, which is also its maximum. */
  reservedConcurrency?: number | undefined;
};

/** A function with our defaults: arm64, the current runtime, tracing, and its role's log. */
export function createFunction(scope: Construct, details: FunctionDetails): LambdaFunction {
  const { entry, description, role, size, environment, bundleFolder, reservedConcurrency } = details;
  const folder = join(bundleFolder, entry);
  return new LambdaFunction(scope, entry.replaceAll('/', '-'), {
    description,
    code: Code.fromAsset(folder, { assetHash: hashBundle(folder) }),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: details.architecture ?? Architecture.ARM_64,
    memorySize: size.memoryMegabytes,
    timeout: Duration.seconds(size.timeoutSeconds),
    environment,
    tracing: Tracing.ACTIVE,
    role: role.role,
    logGroup: role.logGroup,
    ...(reservedConcurrency && { reservedConcurrentExecutions: reservedConcurrency }),
  });
}
