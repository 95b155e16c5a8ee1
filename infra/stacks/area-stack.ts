import { NestedStack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  FunctionUrlAuthType,
  type IFunctionUrl,
  InvokeMode,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { findPolicy } from '#functions/policy/find-policy.ts';
import { apiEntry } from '#infra/build/function-entries.ts';
import { createFunction } from '#infra/constructs/functions/create-function.ts';
import { createSealedRole, type FunctionRole } from '#infra/constructs/functions/create-role.ts';
import type { AnsweredRoute } from '#infra/constructs/functions/describe-http-api.ts';
import {
  describeEnvironment,
  readDataNames,
  readPipelineNames,
  type Surroundings,
} from '#infra/constructs/functions/surroundings.ts';
import { passDown, type ValueOf } from '#infra/constructs/shared-values.ts';
import type { ListedRoute } from '#shared/contract/index.ts';

/** What the API stack passes to an area's stack. */
export type AreaSurroundings = Pick<Surroundings, 'stage' | 'brands' | 'bundleFolder'> & {
  dataValueOf: ValueOf;
  pipelineValueOf: ValueOf;
};

type AreaStackProps = {
  surroundings: AreaSurroundings;
  routes: readonly ListedRoute[];
  policyOf: typeof findPolicy;
};

/** A streaming route. It has its own URL, because an HTTP API buffers replies. */
export type Stream = { path: string; handler: LambdaFunction; url: IFunctionUrl };

/** Functions per policy statement, so that each statement fits into a managed policy's 6,144 characters. */
const functionsInStatement = 30;

/** An area's functions, one per route, with one role for each policy in the area. */
export class AreaStack extends NestedStack {
  readonly answered: readonly AnsweredRoute[];
  readonly streams: readonly Stream[];
  readonly #roles = new Map<string, FunctionRole>();

  constructor(scope: Construct, id: string, { surroundings, routes, policyOf }: AreaStackProps) {
    super(scope, id, { description: `The calls of ${id}` });
    const { dataValueOf, pipelineValueOf, ...given } = surroundings;
    const whole: Surroundings = {
      ...given,
      ...readDataNames(passDown(this, dataValueOf)),
      ...readPipelineNames(this, passDown(this, pipelineValueOf)),
    };
    const made = routes.map((listed) => ({
      listed,
      handler: this.#createHandler(listed, policyOf(listed), whole),
    }));
    const streaming = made.filter(({ listed }) => listed.route.streams);
    const calledWhole = made.filter(({ listed }) => !listed.route.streams);
    this.streams = streaming.map(({ listed, handler }) => ({
      path: listed.route.path,
      handler,
      // CloudFront signs its calls to this URL.
      url: handler.addFunctionUrl({
        authType: FunctionUrlAuthType.AWS_IAM,
        invokeMode: InvokeMode.RESPONSE_STREAM,
      }),
    }));
    const callerArn = this.#createCaller(calledWhole.map(({ handler }) => handler));
    this.answered = calledWhole.map(({ listed: { route }, handler }) => ({
      ...{ method: route.method, path: route.path },
      ...{ functionArn: handler.functionArn, callerArn },
    }));
  }

  #createHandler(
    listed: ListedRoute,
    { roleName, policy }: ReturnType<typeof findPolicy>,
    surroundings: Surroundings,
  ): LambdaFunction {
    const { route } = listed;
    const known = this.#roles.get(roleName);
    const role = known ?? createSealedRole(this, roleName, policy, surroundings);
    this.#roles.set(roleName, role);
    return createFunction(this, {
      entry: apiEntry(listed),
      description: route.summary,
      role,
      size: policy,
      environment: describeEnvironment(surroundings),
      bundleFolder: surroundings.bundleFolder,
      ...(route.streams && { reservedConcurrency: surroundings.stage.streamConcurrency }),
    });
  }

  /**
   * The role API Gateway uses to invoke the functions; a permission per function would cost one resource per
   * route.
   */
  #createCaller(handlers: readonly LambdaFunction[]): string {
    const caller = new Role(this, 'Caller', { assumedBy: new ServicePrincipal('apigateway.amazonaws.com') });
    for (let start = 0; start < handlers.length; start += functionsInStatement)
      caller.addToPolicy(
        new PolicyStatement({
          actions: ['lambda:InvokeFunction'],
          resources: handlers
            .slice(start, start + functionsInStatement)
            .map(({ functionArn }) => functionArn),
        }),
      );
    return caller.roleArn;
  }
}
