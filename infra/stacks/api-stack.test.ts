import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { AttributeType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policies } from '#functions/policy.ts';
import { listRoutes } from '#shared/contract/index.ts';
import { bundleHandlers, handlerFolder } from '../build/bundle.ts';
import { ApiStack } from './api-stack.ts';

const bundleFolder = mkdtempSync(join(tmpdir(), 'gptsites-bundle-'));
const routes = listRoutes();
let template: Template;
/** Two seconds on an idle machine. */
const bundlingTimeoutMs = 60_000;

beforeAll(async () => {
  await bundleHandlers(bundleFolder);
  const app = new App();
  const data = new Stack(app, 'Data');
  const table = new Table(data, 'Table', { partitionKey: { name: 'pk', type: AttributeType.STRING } });
  const queues = { CONVERSION_QUEUE_URL: new Queue(data, 'Steps'), MAIL_QUEUE_URL: new Queue(data, 'Mails') };
  const bucket = new Bucket(data, 'Bucket');
  template = Template.fromStack(new ApiStack(app, 'Api', { table, bucket, queues, bundleFolder }));
}, bundlingTimeoutMs);
afterAll(() => rmSync(bundleFolder, { recursive: true, force: true }));

describe('the API in the cloud', () => {
  test('has one function and one HTTP route, or function URL, for each route of the contract', () => {
    const { whole = [], streaming = [] } = Object.groupBy(routes, ({ route }) =>
      route.streams ? 'streaming' : 'whole',
    );
    template.resourceCountIs('AWS::Lambda::Function', routes.length);
    template.resourceCountIs('AWS::ApiGatewayV2::Route', whole.length);
    template.resourceCountIs('AWS::Lambda::Url', streaming.length);
    template.allResourcesProperties('AWS::Lambda::Url', {
      AuthType: 'AWS_IAM',
      InvokeMode: 'RESPONSE_STREAM',
    });
    for (const { route } of whole) {
      template.hasResourceProperties('AWS::ApiGatewayV2::Route', {
        RouteKey: `${route.method} ${route.path}`,
      });
    }
  });

  test('has one role for each area', () => {
    template.resourceCountIs('AWS::IAM::Role', new Set(routes.map(({ area }) => area)).size);
  });

  test.each(Object.entries(policies))(
    'gives the functions of %s the size of their policy',
    (_area, policy) => {
      template.hasResourceProperties('AWS::Lambda::Function', {
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        MemorySize: policy.memoryMb,
        Timeout: policy.timeoutSeconds,
      });
    },
  );

  test('allows no action on everything', () => {
    const statements = {
      PolicyDocument: { Statement: Match.arrayWith([Match.objectLike({ Resource: '*' })]) },
    };
    expect(Object.keys(template.findResources('AWS::IAM::Policy', { Properties: statements }))).toEqual([]);
  });

  test.each([
    ['system', 'checkHealth'],
    ['chat', 'sendMessage'],
  ])('runs the bundled handler %s.%s on its own', (area, action) => {
    const file = join(bundleFolder, handlerFolder(area, action), 'index.mjs');
    const program = `const { handler } = await import(${JSON.stringify(file)}); console.log(typeof handler);`;
    const parameters = ['--input-type=module', '--eval', program];
    expect(execFileSync(process.execPath, parameters, { encoding: 'utf8' }).trim()).toBe('function');
  });
});
