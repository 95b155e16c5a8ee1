import { join } from 'node:path';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { CorsHttpMethod, HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { type IRole, ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  FunctionUrlAuthType,
  InvokeMode,
  Function as LambdaFunction,
  Runtime,
  RuntimeFamily,
} from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { policies } from '#functions/policy.ts';
import { brands } from '#shared/brands/index.ts';
import { type Contract, type ListedRoute, listRoutes } from '#shared/contract/index.ts';
import { handlerFolder } from '../build/bundle.ts';

type ApiStackProps = StackProps & {
  table: ITable;
  bucket: IBucket;
  /** By environment variable, as `functions/lib/env.ts` reads them. */
  queues: Record<string, IQueue>;
  /** Where `bundleHandlers` wrote to. */
  bundleFolder: string;
};

/** One Lambda and one HTTP route, or one function URL where it streams, for each route of the contract; one role for each area. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const api = new HttpApi(this, 'Api', {
      corsPreflight: {
        allowOrigins: Object.values(brands).flatMap(({ domain }) => [
          `https://${domain}`,
          `https://www.${domain}`,
        ]),
        allowMethods: [CorsHttpMethod.ANY],
        allowHeaders: ['content-type'],
        allowCredentials: true,
      },
    });
    const roles = new Map<string, IRole>();
    for (const listed of listRoutes()) {
      const role = roles.get(listed.area) ?? this.createRole(listed.area, props);
      roles.set(listed.area, role);
      const handler = this.createFunction(listed, role, props);
      if (listed.route.streams) {
        // An HTTP API holds a reply back until it is whole; CloudFront signs its calls to the function's own address.
        handler.addFunctionUrl({
          authType: FunctionUrlAuthType.AWS_IAM,
          invokeMode: InvokeMode.RESPONSE_STREAM,
        });
        continue;
      }
      api.addRoutes({
        path: listed.route.path,
        methods: [HttpMethod[listed.route.method]],
        integration: new HttpLambdaIntegration(`${handler.node.id}Integration`, handler),
      });
    }
  }

  private createRole(area: string, { table, bucket, queues }: ApiStackProps): Role {
    const role = new Role(this, `${area}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSLambdaBasicExecutionRole')],
    });
    const policy = policyOf(area);
    if (policy.table === 'read-write') table.grantReadWriteData(role);
    else table.grantReadData(role);
    if (policy.bucket !== 'none') bucket.grantRead(role);
    if (policy.bucket === 'read-write') bucket.grantPut(role);
    if (policy.sendsJobs) for (const queue of Object.values(queues)) queue.grantSendMessages(role);
    return role;
  }

  private createFunction({ area, action }: ListedRoute, role: IRole, props: ApiStackProps): LambdaFunction {
    const { memoryMb, timeoutSeconds } = policyOf(area);
    return new LambdaFunction(this, `${area}-${action}`, {
      runtime: new Runtime('nodejs24.x', RuntimeFamily.NODEJS),
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(join(props.bundleFolder, handlerFolder(area, action))),
      handler: 'index.handler',
      role,
      memorySize: memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      environment: {
        TABLE_NAME: props.table.tableName,
        BUCKET_NAME: props.bucket.bucketName,
        NODE_OPTIONS: '--enable-source-maps',
        ...Object.fromEntries(Object.entries(props.queues).map(([name, queue]) => [name, queue.queueUrl])),
      },
    });
  }
}

function policyOf(area: string) {
  if (!isArea(area)) throw new Error(`${area} has no policy`);
  return policies[area];
}

function isArea(area: string): area is keyof Contract {
  return Object.hasOwn(policies, area);
}
