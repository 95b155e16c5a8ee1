import { Aws, Duration } from 'aws-cdk-lib';
import { originSecretHeader } from '#functions/http/origin-secret.ts';

/** An HTTP API route with its function, and the role API Gateway uses to invoke it. */
export type AnsweredRoute = { method: string; path: string; functionArn: string; callerArn: string };

/** How long API Gateway caches a valid secret. */
const admissionKept = Duration.hours(1);
const admission = 'gatekeeper';

/**
 * All routes as one OpenAPI document, as in SAM:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-open-api.html. Separate route
 * resources would cost two resources each, and no route could move to another stack in one deployment,
 * because CloudFormation creates the new route before it deletes the old one with the same path.
 */
export function describeHttpApi(
  title: string,
  { routes, gatekeeperArn }: { routes: readonly AnsweredRoute[]; gatekeeperArn: string },
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describeOperation(route) };
  return {
    openapi: '3.0.1',
    info: { title, version: '1' },
    paths,
    components: { securitySchemes: { [admission]: describeGatekeeper(gatekeeperArn) } },
  };
}

function describeOperation({ path, functionArn, callerArn }: AnsweredRoute): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return {
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    responses: { default: { description: 'The reply of the function' } },
    security: [{ [admission]: [] }],
    'x-amazon-apigateway-integration': {
      type: 'aws_proxy',
      httpMethod: 'POST',
      uri: describeCall(functionArn),
      payloadFormatVersion: '2.0',
      credentials: callerArn,
    },
  };
}

/** Authorizes calls with the distribution's secret: functions/edge. */
function describeGatekeeper(functionArn: string): object {
  return {
    type: 'apiKey',
    name: originSecretHeader,
    in: 'header',
    'x-amazon-apigateway-authorizer': {
      type: 'request',
      authorizerUri: describeCall(functionArn),
      authorizerPayloadFormatVersion: '2.0',
      enableSimpleResponses: true,
      identitySource: `$request.header.${originSecretHeader}`,
      authorizerResultTtlInSeconds: admissionKept.toSeconds(),
    },
  };
}

function describeCall(functionArn: string): string {
  return `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${functionArn}/invocations`;
}
