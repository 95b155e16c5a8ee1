import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  FunctionUrlAuthType,
  type IFunctionUrl,
  InvokeMode,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { originSecretHeader, originSecretsVariable } from '#functions/http/origin-secret.ts';
import { findPolicy, gatekeeperPolicy, type Policy } from '#functions/policy.ts';
import { apiEntry, gatekeeperEntry } from '#infra/build/function-entries.ts';
import { createLog } from '#infra/constructs/create-log.ts';
import { FunctionIntegration } from '#infra/constructs/function-integration.ts';
import { createFunction } from '#infra/constructs/functions/create-function.ts';
import { createSealedRole, type FunctionRole, sealRole } from '#infra/constructs/functions/create-role.ts';
import { allow } from '#infra/constructs/functions/permission.ts';
import { describeEnvironment, type Surroundings } from '#infra/constructs/functions/surroundings.ts';
import type { ListedRoute } from '#shared/contract/index.ts';

type ApiStackProps = StackProps & { surroundings: Surroundings; routes: readonly ListedRoute[] };

/** How long API Gateway remembers that a secret is right. */
const admissionKept = Duration.hours(1);

/**
 * The contract in the cloud: one function a route, behind an HTTP API, or behind a function URL where it streams; one
 * role an area. Both answer the distributions alone.
 */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  /** What the distributions send along to be admitted. */
  readonly originSecret: Secret;
  /** Function URLs of the routes that stream, by path. */
  readonly streams = new Map<string, IFunctionUrl>();
  readonly streamHandlers: LambdaFunction[] = [];
  readonly gatekeeper: LambdaFunction;
  /** Functions by area: a statement each, since one that names them all outgrows what a policy may hold. */
  readonly #handlers = new Map<string, LambdaFunction[]>();
  readonly #roles = new Map<string, FunctionRole>();
  readonly #caller: Role;

  constructor(scope: Construct, id: string, { surroundings, routes, ...props }: ApiStackProps) {
    super(scope, id, props);
    const { stage } = surroundings;
    const secrets = stage.originSecrets.map((number) => this.#createOriginSecret(number));
    const [newest] = secrets.slice(-1);
    if (!newest) throw new Error('A stage needs a secret between distribution and API');
    this.originSecret = newest;
    this.gatekeeper = this.#createGatekeeper(secrets, surroundings);
    this.#caller = new Role(this, 'Caller', { assumedBy: new ServicePrincipal('apigateway.amazonaws.com') });
    this.api = new HttpApi(this, 'Api', {
      createDefaultStage: false,
      apiName: `gptsites-${stage.name}`,
      defaultAuthorizer: new HttpLambdaAuthorizer('Gatekeeper', this.gatekeeper, {
        responseTypes: [HttpLambdaResponseType.SIMPLE],
        identitySource: [`$request.header.${originSecretHeader}`],
        resultsCacheTtl: admissionKept,
      }),
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: stage.requestLimit.perSecond, burstLimit: stage.requestLimit.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          createLog(this, 'AccessLog', { name: 'api-requests', stage }),
        ),
      },
    });
    for (const listed of routes) this.#addRoute(listed, surroundings);
    for (const handlers of this.#handlers.values())
      this.#caller.addToPolicy(
        new PolicyStatement({
          actions: ['lambda:InvokeFunction'],
          resources: handlers.map(({ functionArn }) => functionArn),
        }),
      );
    new CfnOutput(this, 'ApiEndpoint', { value: this.api.apiEndpoint });
  }

  #addRoute(listed: ListedRoute, surroundings: Surroundings): void {
    const { route } = listed;
    const { roleName, policy } = findPolicy(listed);
    const entry = apiEntry(listed);
    const handler = createFunction(this, {
      entry,
      description: route.summary,
      role: this.#takeRole(roleName, policy, surroundings),
      size: policy,
      environment: describeEnvironment(surroundings),
      bundleFolder: surroundings.bundleFolder,
      ...(route.streams && { reservedConcurrency: surroundings.stage.streamConcurrency }),
    });
    if (route.streams) {
      // An HTTP API holds a reply back until it is whole; CloudFront signs its calls to the function's own address.
      const url = handler.addFunctionUrl({
        authType: FunctionUrlAuthType.AWS_IAM,
        invokeMode: InvokeMode.RESPONSE_STREAM,
      });
      this.streams.set(route.path, url);
      this.streamHandlers.push(handler);
      return;
    }
    this.#handlers.set(roleName, [...(this.#handlers.get(roleName) ?? []), handler]);
    this.api.addRoutes({
      path: route.path,
      methods: [HttpMethod[route.method]],
      integration: new FunctionIntegration(`${entry.replaceAll('/', '-')}-call`, handler, this.#caller),
    });
  }

  /** The routes of an area share its role. */
  #takeRole(name: string, policy: Policy, surroundings: Surroundings): FunctionRole {
    const known = this.#roles.get(name);
    if (known) return known;
    const role = createSealedRole(this, name, policy, surroundings);
    this.#roles.set(name, role);
    return role;
  }

  #createOriginSecret(number: number): Secret {
    const secret = new Secret(this, `OriginSecret${number}`, {
      description: 'Sent by the distributions to the API',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'The distributions hold a copy that only a deployment renews, so the secret is replaced by deploying with a new number.',
    });
    return secret;
  }

  #createGatekeeper(secrets: readonly Secret[], { stage, bundleFolder }: Surroundings): LambdaFunction {
    const names = secrets.map(({ secretArn }) => secretArn);
    return createFunction(this, {
      entry: gatekeeperEntry,
      description: 'Admits calls that come through the distribution',
      role: sealRole(this, 'gatekeeper', stage, allow(['secretsmanager:GetSecretValue'], names)),
      size: gatekeeperPolicy,
      environment: { [originSecretsVariable]: names.join(',') },
      bundleFolder,
    });
  }
}
