import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { areaPolicies } from '#functions/policy/area-policies.ts';
import { findPolicy } from '#functions/policy/find-policy.ts';
import { routePolicies } from '#functions/policy/route-policies.ts';
import {
  readerPolicy,
  rendererPolicy,
  sweepPolicy,
  workerPolicies,
} from '#functions/policy/worker-policies.ts';
import { readEnv } from '#functions/runtime/env.ts';
import { forcedWildcards } from '#infra/constructs/forced-wildcards.ts';
import { gatewayTimeoutSeconds } from '#infra/site/service-limits.ts';
import { listRoutes } from '#shared/contract/index.ts';
import { jobs, maxReceives } from '#shared/jobs/index.ts';
import {
  documentSchema,
  functionSchema,
  mappingSchema,
  queueSchema,
  streamUrlSchema,
  workerSchema,
} from '#tests/support/cloud/resource-schemas.ts';
import { synthesize } from '#tests/support/cloud/synthesize.ts';
import { flatten, listAllowances, listProperties } from '#tests/support/cloud/template-parts.ts';

const stacks = synthesize();
/** A stage without a model and transcription that reads scans and opens pages in a browser. */
const silent = synthesize({
  settings: {
    ...{ sites: 'general', keepsData: false, logRetentionDays: 7, monthlyBudgetUsd: 20 },
    requestLimit: { perSecond: 50, burst: 100 },
    model: 'off',
    transcribesRecordings: false,
    readsScans: true,
    rendersPages: true,
  },
});
const routes = listRoutes();

const listFunctions = (stack: 'areas' | 'pipeline') =>
  [stacks[stack]]
    .flat()
    .flatMap((template) => listProperties(template, 'AWS::Lambda::Function', functionSchema));
const listDocument = () => {
  const [{ Body } = expect.fail()] = listProperties(stacks.api, 'AWS::ApiGatewayV2::Api', documentSchema);
  return Body;
};
const isOfContract = ({ Environment }: z.infer<typeof functionSchema>) =>
  'TABLE_NAME' in Environment.Variables;

describe('the API', () => {
  test('has one function per route, with its policy’s size', () => {
    const found = listFunctions('areas')
      .filter(isOfContract)
      .map((it) => [it.Description, it.MemorySize, it.Timeout]);
    const expected = routes.map((listed) => {
      const { memoryMegabytes, timeoutSeconds } = findPolicy(listed).policy;
      return [listed.route.summary, memoryMegabytes, timeoutSeconds];
    });
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('has exactly the contract’s methods and paths, with function URLs for streams', () => {
    const found = Object.entries(listDocument().paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const whole = routes.filter(({ route }) => !route.streams);
    expect(found.toSorted()).toEqual(whole.map(({ route }) => `${route.method} ${route.path}`).toSorted());
    const urls = stacks.areas.flatMap((area) => listProperties(area, 'AWS::Lambda::Url', streamUrlSchema));
    expect(urls).toHaveLength(routes.length - whole.length);
  });

  test('calls each route’s own function, through a role that may invoke it', () => {
    const { paths } = listDocument();
    for (const { route, file } of routes.filter((it) => !it.route.streams)) {
      const call = paths[route.path]?.[route.method.toLowerCase()]?.['x-amazon-apigateway-integration'];
      const name = `api${file.replace(/\.ts$/, '').replace(/[^a-z]/g, '')}`;
      expect(JSON.stringify(call?.uri)).toMatch(new RegExp(`Outputs\\.\\w+${name}[0-9A-F]{8}Arn"`));
      expect(JSON.stringify(call?.credentials)).toMatch(/Outputs\.\w+Caller[0-9A-F]{8}Arn"/);
    }
    const callable = stacks.areas
      .flatMap(listAllowances)
      .filter(
        ({ Action, Resource }) =>
          Action === 'lambda:InvokeFunction' && !JSON.stringify(Resource).includes('readerName'),
      )
      .flatMap(({ Resource }) => Resource);
    expect(callable).toHaveLength(routes.filter(({ route }) => !route.streams).length);
  });

  test('accepts only calls with the distribution’s secret', () => {
    const { paths, components } = listDocument();
    for (const { security } of Object.values(paths).flatMap((it) => Object.values(it)))
      expect(security).toEqual([{ gatekeeper: [] }]);
    expect(components.securitySchemes).toMatchObject({
      gatekeeper: {
        'x-amazon-apigateway-authorizer': {
          type: 'request',
          enableSimpleResponses: true,
          identitySource: '$request.header.x-origin-secret',
        },
      },
    });
    stacks.api.hasResourceProperties('AWS::Lambda::Permission', { Principal: 'apigateway.amazonaws.com' });
  });

  test('has a separate role for each area and each route with its own policy', () => {
    const roleNames = new Set(routes.map((listed) => findPolicy(listed).roleName));
    const roles = stacks.areas.flatMap((area) => Object.keys(area.findResources('AWS::IAM::Role')));
    // Plus one per area, which API Gateway uses to invoke the functions.
    expect(roles).toHaveLength(roleNames.size + stacks.areas.length);
    const own = routes.filter(({ area, action }) => `${area}.${action}` in routePolicies);
    expect(own).toHaveLength(Object.keys(routePolicies).length);
  });

  test('times out before API Gateway does', () => {
    for (const { timeoutSeconds } of [...Object.values(areaPolicies), ...Object.values(routePolicies)])
      expect(timeoutSeconds).toBeLessThan(gatewayTimeoutSeconds);
  });

  test.each(routes.filter(({ route }) => route.rateLimit))(
    'may count the rate-limited calls of $area.$action',
    (listed) => {
      expect(findPolicy(listed).policy.table).toContain('UpdateItem');
    },
  );

  test('refuses an area without a policy', () => {
    expect(() => findPolicy({ area: 'nowhere', action: 'go' })).toThrow('nowhere');
  });
});

describe('the pipeline', () => {
  test('has one worker per job, the sweeper and the reader, with their policies’ sizes', () => {
    const expected = [
      ...jobs.map(({ id, timeoutSeconds }) => ({ ...workerPolicies[id], timeoutSeconds })),
      sweepPolicy,
      readerPolicy,
    ].map(({ memoryMegabytes, timeoutSeconds }) => [memoryMegabytes, timeoutSeconds]);
    const found = listFunctions('pipeline').map(({ MemorySize, Timeout }) => [MemorySize, Timeout]);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('has a reader that only the areas using it may invoke', () => {
    const mayCall = stacks.areas
      .flatMap((area) => Object.values(area.findResources('AWS::IAM::Role')))
      .filter((role) => {
        const text = JSON.stringify(role);
        return text.includes('lambda:InvokeFunction') && text.includes('readerName');
      });
    const asking = Object.values({ ...areaPolicies, ...routePolicies }).filter((it) => it.asksReader);
    expect(asking).not.toHaveLength(0);
    expect(mayCall).toHaveLength(asking.length);
    expect(readerPolicy.timeoutSeconds).toBeLessThan(Math.min(...asking.map((it) => it.timeoutSeconds)));
    for (const { Environment } of listFunctions('areas').filter(isOfContract))
      expect(Environment.Variables).toHaveProperty('READER_FUNCTION_ARN');
  });

  test('hides a message for six times the worker’s timeout, and finally moves it to the dead-letter queue', () => {
    const mappings = listProperties(stacks.pipeline, 'AWS::Lambda::EventSourceMapping', mappingSchema);
    expect(mappings).toHaveLength(jobs.length);
    for (const { EventSourceArn, FunctionName } of mappings) {
      const [queueId] = EventSourceArn['Fn::GetAtt'];
      const queue = queueSchema.parse(stacks.pipeline.findResources('AWS::SQS::Queue')[queueId]);
      const worker = workerSchema.parse(
        stacks.pipeline.findResources('AWS::Lambda::Function')[FunctionName.Ref],
      );
      expect(queue.Properties.VisibilityTimeout).toBeGreaterThanOrEqual(6 * worker.Properties.Timeout);
      expect(queue.Properties.RedrivePolicy.maxReceiveCount).toBe(maxReceives);
    }
  });

  test('has exactly one queue and one dead-letter queue per job', () => {
    stacks.pipeline.resourceCountIs('AWS::SQS::Queue', jobs.length * 2);
    const redriven = { Properties: { RedrivePolicy: Match.anyValue() } };
    expect(Object.keys(stacks.pipeline.findResources('AWS::SQS::Queue', redriven))).toHaveLength(jobs.length);
  });

  test('retries only failed messages, with a bounded number of workers', () => {
    stacks.pipeline.resourceCountIs('AWS::Lambda::EventSourceMapping', jobs.length);
    stacks.pipeline.allResourcesProperties('AWS::Lambda::EventSourceMapping', {
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: Match.anyValue() },
    });
  });

  test('receives the end of its own transcriptions only', () => {
    stacks.pipeline.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.transcribe'],
        detail: {
          TranscriptionJobStatus: ['COMPLETED', 'FAILED'],
          TranscriptionJobName: [{ prefix: Match.anyValue() }],
        },
      },
      Targets: [
        Match.objectLike({
          InputTransformer: Match.objectLike({ InputPathsMap: Match.anyValue() }),
        }),
      ],
    });
  });

  test('receives none when a stage doesn’t transcribe, and its functions know', () => {
    silent.pipeline.resourceCountIs('AWS::Events::Rule', 2);
    const actions = listAllowances(silent.pipeline).flatMap(({ Action }) => Action);
    expect(actions.filter((action) => action.startsWith('transcribe:'))).toEqual([]);
    for (const { Environment } of silent.areas.flatMap((area) =>
      listProperties(area, 'AWS::Lambda::Function', functionSchema),
    ))
      expect(Environment.Variables).not.toHaveProperty('TRANSCRIPTION_KEY_ARN');
  });

  test('lets its workers read scans only where a stage says so', () => {
    const scanActions = ({ pipeline }: typeof stacks) =>
      listAllowances(pipeline)
        .flatMap(({ Action }) => Action)
        .filter((action) => action.startsWith('textract:'));
    const variables = ({ pipeline }: typeof stacks) =>
      JSON.stringify(listProperties(pipeline, 'AWS::Lambda::Function', functionSchema));
    expect([scanActions(stacks), variables(stacks).includes('SCANS_READ')]).toEqual([[], false]);
    expect(new Set(scanActions(silent))).toEqual(
      new Set([
        'textract:DetectDocumentText',
        'textract:StartDocumentTextDetection',
        'textract:GetDocumentTextDetection',
      ]),
    );
    expect(variables(silent)).toContain('"SCANS_READ":"textract"');
  });

  test('has a browser only where a stage says so, which only the workers that read websites call', () => {
    const renderersOf = (template: typeof stacks.pipeline) =>
      Object.entries(template.findResources('AWS::Lambda::Function')).filter(
        ([, { Properties }]) => Properties.Architectures[0] === 'x86_64',
      );
    expect(renderersOf(stacks.pipeline)).toEqual([]);
    const [[id = '', renderer] = expect.fail()] = renderersOf(silent.pipeline);
    expect(renderer.Properties).toMatchObject({
      MemorySize: rendererPolicy.memoryMegabytes,
      Timeout: rendererPolicy.timeoutSeconds,
      Environment: { Variables: { NODE_OPTIONS: '--enable-source-maps' } },
    });
    const callers = listAllowances(silent.pipeline).filter(
      ({ Action, Resource }) =>
        [Action].flat().includes('lambda:InvokeFunction') && JSON.stringify(Resource).includes(id),
    );
    expect(callers).toHaveLength(2);
  });

  test('sweeps every minute', () => {
    stacks.pipeline.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 minute)' });
  });
});

describe('every function', () => {
  const functions = [...listFunctions('areas'), ...listFunctions('pipeline')];

  test('runs on the current runtime, traced and outside any VPC', () => {
    for (const it of functions)
      expect(it).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
      });
    stacks.pipeline.allResourcesProperties('AWS::Lambda::Function', { VpcConfig: Match.absent() });
  });

  test('has a complete environment', () => {
    for (const { Environment } of functions.filter(isOfContract)) {
      const values = Object.entries(Environment.Variables).map(([name, value]) => {
        if (typeof value === 'string') return [name, value];
        return [name, name.endsWith('_ARN') ? 'arn:aws:kms:key' : 'https://queue.test'];
      });
      expect(() => readEnv(Object.fromEntries(values))).not.toThrow();
    }
  });

  test('has only names of secrets in its environment', () => {
    for (const { Environment } of functions)
      for (const [name, value] of Object.entries(Environment.Variables)) {
        expect(JSON.stringify(value), name).not.toContain('{{resolve:');
        // A reference to a secret is its ARN.
        if (/SECRET|PASSWORD|KEY/.test(name)) expect(typeof value, name).toBe('object');
      }
  });

  test('has only listed permissions, with no wildcards except those forced by AWS', () => {
    const allowances = [...stacks.areas, stacks.api, stacks.pipeline].flatMap(listAllowances);
    expect(allowances.length).toBeGreaterThan(routes.length);
    for (const { Action, Resource } of allowances) {
      expect(JSON.stringify(Action)).not.toContain('*');
      for (const resource of [Resource]
        .flat()
        .map(flatten)
        .filter((it) => /[*?]/.test(it)))
        expect(
          forcedWildcards.filter((it) => it.resource.test(resource)),
          resource,
        ).toHaveLength(1);
    }
    for (const stack of [...stacks.areas, stacks.api, stacks.pipeline])
      stack.allResourcesProperties('AWS::IAM::Role', { ManagedPolicyArns: Match.absent() });
  });

  test('has wildcard resources only for traces and for starting a transcription into the bucket', () => {
    const everywhere = [...stacks.areas, stacks.api, stacks.pipeline]
      .flatMap(listAllowances)
      .filter(({ Resource }) => [Resource].flat().includes('*'));
    expect(new Set(everywhere.flatMap(({ Action }) => Action))).toEqual(
      new Set(['xray:PutTraceSegments', 'xray:PutTelemetryRecords', 'transcribe:StartTranscriptionJob']),
    );
    stacks.pipeline.hasResourceProperties('AWS::IAM::Policy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: 'transcribe:StartTranscriptionJob',
            Condition: {
              StringEquals: {
                'transcribe:OutputBucketName': [Match.anyValue()],
                'transcribe:OutputEncryptionKMSKeyId': [Match.anyValue()],
              },
            },
          }),
        ]),
      },
    });
  });

  test('of the health check may only write its log and traces', () => {
    const health = stacks.areas.map((area) =>
      area.findResources('AWS::IAM::Role', {
        Properties: { Policies: [{ PolicyName: Match.stringLikeRegexp('checkHealth') }] },
      }),
    );
    const actions = JSON.stringify(health).match(/"[a-z]+:[A-Z]\w+"/g);
    expect(actions).toContain('"logs:PutLogEvents"');
    // The first is how Lambda assumes the role.
    expect(actions?.filter((action) => !/"(?:logs|xray):/.test(action))).toEqual(['"sts:AssumeRole"']);
  });
});

test.each([
  [
    'as production ships, the models it names in their geography',
    stacks,
    [
      'inference-profile/us.anthropic.claude-haiku-4-5-20251001-v1:0',
      'anthropic.claude-haiku-4-5-20251001-v1:0',
    ],
  ],
  ['where the model is off, none', silent, []],
])('a function may call exactly these models: %s', (_case, { areas, pipeline }, models) => {
  const allowed = [...areas, pipeline]
    .flatMap(listAllowances)
    .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('bedrock:')))
    .flatMap(({ Resource }) => [Resource].flat().map(flatten));
  expect([
    ...new Set(allowed.map((arn) => arn.replace(/^.*(?::(?=inference-profile)|foundation-model\/)/, ''))),
  ]).toEqual(models);
});
