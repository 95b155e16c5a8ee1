import { CfnOutput, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { CfnApi, HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { originSecretsVariable } from '#functions/http/origin-secret.ts';
import { gatekeeperPolicy } from '#functions/policy/edge-policies.ts';
import type { findPolicy } from '#functions/policy/find-policy.ts';
import { gatekeeperEntry } from '#infra/build/function-entries.ts';
import { createLog } from '#infra/constructs/create-log.ts';
import { createFunction } from '#infra/constructs/functions/create-function.ts';
import { sealRole } from '#infra/constructs/functions/create-role.ts';
import { type AnsweredRoute, describeHttpApi } from '#infra/constructs/functions/describe-http-api.ts';
import { allow } from '#infra/constructs/functions/permission.ts';
import type { Surroundings } from '#infra/constructs/functions/surroundings.ts';
import { SharedValues } from '#infra/constructs/shared-values.ts';
import type { ListedRoute } from '#shared/contract/index.ts';
import { AreaStack } from './area-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { PipelineStack } from './pipeline-stack.ts';

type ApiStackProps = StackProps &
  Pick<Surroundings, 'stage' | 'brands' | 'bundleFolder'> & {
    data: DataStack;
    pipeline: PipelineStack;
    routes: readonly ListedRoute[];
    policyOf: typeof findPolicy;
  };

/** The shared-value name of a secret sent by the distributions; each secret has its own. */
export const originSecretName = (number: number) => `originSecret${number}Arn`;

/**
 * The contract in the cloud: one function per route, in one nested stack per area, behind one HTTP API, or
 * behind a function URL if it streams. Both accept calls only from the distributions.
 */
export class ApiStack extends Stack {
  readonly shared: SharedValues;
  /** Paths of the streaming routes, which are also the names of their shared values. */
  readonly streamPaths: readonly string[];

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    const { stage, brands, bundleFolder, data, pipeline, routes, policyOf, ...stackProps } = props;
    super(scope, id, stackProps);
    const surroundings = {
      ...{ stage, brands, bundleFolder },
      dataValueOf: data.shared.read(this),
      pipelineValueOf: pipeline.shared.read(this),
    };
    const areas = [...new Set(routes.map(({ area }) => area))].map(
      (area) =>
        new AreaStack(this, area, {
          surroundings,
          routes: routes.filter((listed) => listed.area === area),
          policyOf,
        }),
    );
    const secrets = stage.originSecrets.map((number) => this.#createOriginSecret(number));
    const gatekeeper = this.#createGatekeeper(secrets, { stage, bundleFolder });
    const api = this.#createHttpApi(
      areas.flatMap(({ answered }) => answered),
      { gatekeeper, stage },
    );
    const streams = areas.flatMap((area) => area.streams);
    this.streamPaths = streams.map(({ path }) => path);
    this.shared = new SharedValues(this, {
      apiId: api.ref,
      gatekeeperName: gatekeeper.functionName,
      ...Object.fromEntries(
        stage.originSecrets.map((number, index) => [
          originSecretName(number),
          secrets[index]?.secretArn ?? '',
        ]),
      ),
      ...Object.fromEntries(
        streams.flatMap(({ path, handler, url }) => [
          [`${path} url`, url.url],
          [`${path} functionName`, handler.functionName],
        ]),
      ),
    });
    new CfnOutput(this, 'ApiEndpoint', { value: api.attrApiEndpoint });
  }

  #createHttpApi(
    routes: readonly AnsweredRoute[],
    { gatekeeper, stage }: { gatekeeper: LambdaFunction; stage: Surroundings['stage'] },
  ): CfnApi {
    const api = new CfnApi(this, 'Api', {
      body: describeHttpApi(`gptsites-${stage.name}`, { routes, gatekeeperArn: gatekeeper.functionArn }),
    });
    gatekeeper.addPermission('Admission', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.formatArn({ service: 'execute-api', resource: api.ref, resourceName: 'authorizers/*' }),
    });
    new HttpStage(this, 'Stage', {
      httpApi: HttpApi.fromHttpApiAttributes(this, 'Described', { httpApiId: api.ref }),
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: stage.requestLimit.perSecond, burstLimit: stage.requestLimit.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          createLog(this, 'AccessLog', { name: 'api/requests', stage }),
        ),
      },
    });
    return api;
  }

  #createOriginSecret(number: number): Secret {
    const secret = new Secret(this, `OriginSecret${number}`, {
      description: 'Sent by the distributions to the API',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'The distributions have a copy that only a deployment updates, so the secret is rotated by deploying with a new number.',
    });
    return secret;
  }

  #createGatekeeper(
    secrets: readonly Secret[],
    { stage, bundleFolder }: Pick<Surroundings, 'stage' | 'bundleFolder'>,
  ): LambdaFunction {
    const names = secrets.map(({ secretArn }) => secretArn);
    return createFunction(this, {
      entry: gatekeeperEntry,
      description: 'Authorizes calls that come through the distribution',
      role: sealRole(this, 'gatekeeper', stage, allow(['secretsmanager:GetSecretValue'], names)),
      size: gatekeeperPolicy,
      environment: { [originSecretsVariable]: names.join(',') },
      bundleFolder,
    });
  }
}
