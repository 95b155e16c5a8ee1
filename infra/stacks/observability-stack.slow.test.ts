import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { unmadeInvoiceMessage } from '#functions/domain/billing/ports.ts';
import { givenUpMessage } from '#functions/domain/mail/deliver-mail.ts';
import { brands } from '#shared/brands/index.ts';
import { listRoutes } from '#shared/contract/index.ts';
import { jobs } from '#shared/jobs/index.ts';
import { allOptions as settings } from '#tests/support/cloud/all-options.ts';
import { createTestStacks, synthesize } from '#tests/support/cloud/synthesize.ts';
import { flatten, listAllowances, listProperties, putSharedIn } from '#tests/support/cloud/template-parts.ts';

const connectedSchema = z.record(z.string(), z.unknown());
const stacks = synthesize({ settings });
const { areas, brands: brandStacks, copies, backups, ...shared } = stacks;
const sharing = Object.values(shared);
const connect = (template: Template) =>
  Template.fromJSON(connectedSchema.parse(putSharedIn(template, sharing)));
const connected = connect(stacks.observability);
const alarmSchema = z.object({
  AlarmName: z.string().optional(),
  AlarmDescription: z.string(),
  AlarmActions: z.tuple([z.object({ Ref: z.string().startsWith('Alarms') })]),
  OKActions: z.array(z.unknown()).length(1),
  MetricName: z.string().optional(),
  Dimensions: z.array(z.unknown()).default([]),
});
const alarms = [connected, ...brandStacks.map(connect)].flatMap((template) =>
  listProperties(template, 'AWS::CloudWatch::Alarm', alarmSchema),
);

const metricSchema = z.object({ MetricName: z.string(), Dimensions: z.array(z.unknown()).default([]) });
const [sweeper = expect.fail()] = Object.keys(
  stacks.pipeline.findResources('AWS::Lambda::Function', {
    Properties: { Description: Match.stringLikeRegexp('overdue') },
  }),
);

/** Each alarm's metrics with their dimensions. */
function listAlarmMetrics(): { name: string; dimensions: string }[][] {
  const schema = z.object({
    MetricName: z.string().optional(),
    Dimensions: z.array(z.unknown()).default([]),
    Metrics: z.array(z.object({ MetricStat: z.object({ Metric: metricSchema }).optional() })).default([]),
  });
  return listProperties(connected, 'AWS::CloudWatch::Alarm', schema).map((alarm) =>
    [metricSchema.safeParse(alarm).data, ...alarm.Metrics.map((it) => it.MetricStat?.Metric)].flatMap((it) =>
      it ? [{ name: it.MetricName, dimensions: JSON.stringify(it.Dimensions) }] : [],
    ),
  );
}

describe('an alarm', () => {
  test('states its impact on people and an existing instructions page', () => {
    for (const { AlarmDescription } of alarms) {
      const [, loss = '', page = ''] =
        /^(.+) What to do: (docs\/operations\/[\w-]+\.md)$/.exec(AlarmDescription) ?? [];
      expect(loss.length, AlarmDescription).toBeGreaterThan(40);
      expect(existsSync(join(import.meta.dirname, '../..', page)), page).toBe(true);
    }
  });

  test('fires for every dead-letter queue, and for work waiting too long in any other', () => {
    const queues = Object.entries(stacks.pipeline.findResources('AWS::SQS::Queue'));
    const isDeadLetters = ([, queue]: [string, unknown]) => !JSON.stringify(queue).includes('RedrivePolicy');
    const watchedBy = (metric: string) =>
      alarms.filter(({ MetricName }) => MetricName === metric).map((it) => JSON.stringify(it.Dimensions));
    const buried = watchedBy('ApproximateNumberOfMessagesVisible');
    const late = watchedBy('ApproximateAgeOfOldestMessage');
    for (const queue of queues)
      expect((isDeadLetters(queue) ? buried : late).filter((it) => it.includes(queue[0]))).toHaveLength(1);
    expect([buried.length, late.length]).toEqual([jobs.length, jobs.length]);
  });

  test('fires for every streaming route, the reader, every site, and a stopped sweeper', () => {
    const streaming = listRoutes().filter(({ route }) => route.streams);
    const texts = alarms.map(({ AlarmDescription }) => AlarmDescription);
    const count = (text: string) => texts.filter((it) => it.includes(text)).length;
    expect(count('Assistants do not answer')).toBe(streaming.length);
    expect(count('Documents are not read')).toBe(1);
    expect(count('cannot be reached from outside')).toBe(Object.keys(brands).length);
    stacks.observability.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmDescription: Match.stringLikeRegexp('Lost messages are not sent again'),
      TreatMissingData: 'breaching',
    });
  });

  test.each([
    ['the sweeper fails', ['Errors'], sweeper],
    ['a streamed answer is a 5xx reply without a crash', ['Url5xxCount'], 'streamanswer'],
    ['a streamed answer cannot start', ['Url5xxCount', 'UrlRequestCount'], 'streamanswer'],
    ['the table throttles calls', ['ReadThrottleEvents', 'WriteThrottleEvents'], 'TableCD117FA1'],
  ])('fires when %s', (_case, metrics, of) => {
    const ringing = listAlarmMetrics().filter((alarm) =>
      metrics.every((metric) =>
        alarm.some(({ name, dimensions }) => name === metric && dimensions.includes(of)),
      ),
    );
    expect(ringing.length).toBeGreaterThan(0);
  });

  test('fires when any index of the table throttles calls', () => {
    const [{ GlobalSecondaryIndexes = [] } = expect.fail()] = listProperties(
      stacks.data,
      'AWS::DynamoDB::GlobalTable',
      z.object({ GlobalSecondaryIndexes: z.array(z.object({ IndexName: z.string() })) }),
    );
    expect(GlobalSecondaryIndexes).not.toHaveLength(0);
    for (const { IndexName } of GlobalSecondaryIndexes)
      for (const metric of ['ReadThrottleEvents', 'WriteThrottleEvents'])
        expect(
          listAlarmMetrics().filter((alarm) =>
            alarm.some(
              ({ name, dimensions }) =>
                name === metric && dimensions.includes(`"GlobalSecondaryIndexName","Value":"${IndexName}"`),
            ),
          ),
          `${IndexName} ${metric}`,
        ).toHaveLength(1);
  });

  test('fires for a model that is rejected, invents, is quoted instead, declines, is slow or overspends', () => {
    const logged = JSON.stringify(
      Object.values(connected.findResources('AWS::Logs::MetricFilter')).map((it) => it.Properties),
    );
    expect(logged).toContain('/gptsites/prod/api/chat');
    const watched = (it: Template) =>
      Object.values(it.findResources('AWS::CloudWatch::Alarm'))
        .map((alarm) => JSON.stringify(alarm))
        .filter((alarm) => alarm.includes('docs/operations/model.md'));
    const fields = watched(connected).map((alarm) => [
      ...new Set([...alarm.matchAll(/"MetricName":"(\w+)"/g)].map(([, name = '']) => name)),
    ]);
    expect(fields.map((names) => names.toSorted().join()).toSorted()).toEqual([
      'billedTokens',
      'confirmed,unconfirmed',
      'declined,fallback',
      'dropped,kept',
      'fallback',
      'milliseconds',
    ]);
    // An alarm on a metric nobody writes would never fire.
    for (const name of fields.flat()) expect(logged).toContain(`"MetricValue":"$.${name}"`);
  });

  test('fires for a single mail that is never sent, by the log line of the mail worker', () => {
    connected.hasResourceProperties('AWS::Logs::MetricFilter', {
      LogGroupName: '/gptsites/prod/send-mail',
      FilterPattern: `{ $.message = "${givenUpMessage}" }`,
      MetricTransformations: [
        { MetricNamespace: 'gptsites/prod/mail', MetricName: 'givenUp', MetricValue: '1' },
      ],
    });
    connected.hasResourceProperties('AWS::CloudWatch::Alarm', {
      ...{ Namespace: 'gptsites/prod/mail', MetricName: 'givenUp', Statistic: 'Sum', Threshold: 1 },
      AlarmDescription: Match.stringLikeRegexp('never sent.*mails-bounce'),
    });
  });

  test('fires for an invoice that could not be made, whoever noticed it', () => {
    for (const log of ['api/billing', 'api/checkout', 'sweep'])
      connected.hasResourceProperties('AWS::Logs::MetricFilter', {
        LogGroupName: `/gptsites/prod/${log}`,
        FilterPattern: `{ $.message = "${unmadeInvoiceMessage}" }`,
        MetricTransformations: [{ MetricNamespace: 'gptsites/prod/payments', MetricValue: '1' }],
      });
    connected.hasResourceProperties('AWS::CloudWatch::Alarm', {
      ...{ Namespace: 'gptsites/prod/payments', Statistic: 'Sum', Threshold: 1 },
      AlarmDescription: Match.stringLikeRegexp('could not be made.*payments'),
    });
  });

  test('reaches the stage’s people, encrypted at rest and in transit', () => {
    stacks.observability.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'night@example.org',
    });
    stacks.observability.hasResourceProperties('AWS::SNS::Topic', { KmsMasterKeyId: Match.anyValue() });
    for (const Service of ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com'])
      stacks.observability.hasResourceProperties('AWS::SNS::TopicPolicy', {
        PolicyDocument: {
          Statement: Match.arrayWith([
            Match.objectLike({ Effect: 'Allow', Principal: { Service }, Action: 'sns:Publish' }),
          ]),
        },
      });
  });
});

test('the dashboard starts with every alarm', () => {
  const [dashboard = expect.fail()] = Object.values(
    stacks.observability.findResources('AWS::CloudWatch::Dashboard'),
  );
  const body = JSON.stringify(dashboard);
  for (const id of Object.keys(stacks.observability.findResources('AWS::CloudWatch::Alarm')))
    expect(body).toContain(`["${id}","Arn"]`);
  const ofBrands = alarms.flatMap(({ AlarmName }) => AlarmName ?? []);
  expect(ofBrands).toHaveLength(Object.keys(brands).length * 2);
  for (const name of ofBrands) expect(body).toContain(`:alarm:${name}`);
});

test('a budget warns before its limit, and at twice the amount', () => {
  stacks.observability.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: { BudgetLimit: { Amount: settings.monthlyBudgetUsd, Unit: 'USD' } },
    NotificationsWithSubscribers: Match.arrayWith([
      Match.objectLike({ Notification: Match.objectLike({ NotificationType: 'ACTUAL', Threshold: 200 }) }),
    ]),
  });
});

test('every log has the stage’s retention', () => {
  for (const template of Object.values(stacks).flat()) {
    const logs = Object.keys(template.findResources('AWS::Logs::LogGroup'));
    if (logs.length) template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
  }
});

test('only answers, also by mail, summaries, translations and both indexing jobs may call a model, in its own region or geography', () => {
  const embedding = 'arn:aws:bedrock:us-east-1::foundation-model/vendor.embedding-v2:0';
  const calls = [...stacks.areas, stacks.pipeline]
    .flatMap(listAllowances)
    .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('bedrock:')))
    .map(({ Resource }) => [Resource].flat().map(flatten));
  const model = [
    expect.stringContaining(':inference-profile/us.vendor.model-v1:0'),
    'arn:aws:bedrock:*::foundation-model/vendor.model-v1:0',
  ];
  const guardrail = ['guardrail-1', 'checker1'].map((id) => expect.stringContaining(`:guardrail/${id}`));
  const phrasing = [[...model, embedding], guardrail];
  const [answers, ownersWords] = [phrasing, [model, guardrail]];
  // Questions of staff and visitors, owners' rule trials, their translations and summaries, questions of agents, both jobs, and mails.
  expect(calls).toEqual(
    [answers, answers, answers, ownersWords, ownersWords, answers, answers, answers, answers].flat(),
  );
});

test('uploads are scanned, and no function can read one before it is found clean', () => {
  stacks.data.hasResourceProperties('AWS::GuardDuty::MalwareProtectionPlan', {
    ProtectedResource: { S3Bucket: { ObjectPrefixes: ['uploads/'] } },
  });
  stacks.data.hasResourceProperties('AWS::S3::BucketPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          ...{ Effect: 'Deny', Principal: { AWS: '*' }, Action: 's3:GetObject' },
          Condition: {
            StringNotEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'NO_THREATS_FOUND' },
            ArnNotLike: {
              'aws:PrincipalArn': [
                { 'Fn::GetAtt': [Match.stringLikeRegexp('^Scanner'), 'Arn'] },
                Match.objectLike({ 'Fn::Join': ['', Match.arrayWith([':role/gptsites-prod-backups-*'])] }),
              ],
            },
          },
        }),
      ]),
    },
  });
});

test('streams have reserved concurrency when the stage sets it', () => {
  const reserved = areas.flatMap((area) =>
    Object.values(
      area.findResources('AWS::Lambda::Function', { Properties: { ReservedConcurrentExecutions: 300 } }),
    ),
  );
  expect(reserved).toHaveLength(listRoutes().filter(({ route }) => route.streams).length);
});

test.each([
  [
    'a region whose certificates CloudFront rejects',
    { region: 'eu-central-1', hasFirewall: false },
    'certificates',
  ],
  ['a firewall outside us-east-1', { region: 'eu-central-1', sites: 'general' as const }, 'firewall'],
  [
    'two models',
    { model: { MODEL_ID: 'a', MODEL_BASE_URL: 'https://m.test', BEDROCK_MODEL_ID: 'b' } },
    'one model',
  ],
])('a stage with %s is refused', (_name, change, message) => {
  expect(() => createTestStacks(new App(), { settings: { ...settings, ...change } })).toThrow(message);
});

test('an unknown stage is refused with the list of stages', () => {
  expect(() => createTestStacks(new App(), { stage: 'staging' })).toThrow('dev, prod');
});
