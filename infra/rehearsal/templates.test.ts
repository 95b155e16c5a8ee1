import { expect, test } from 'vitest';
import { assemble, deploy, type Resources, schemas } from '#tests/support/cloud/assemble.ts';
import { checkProperties } from './check-properties.ts';
import { checkExports, checkTemplate } from './check-template.ts';
import type { Fault } from './fault.ts';
import { simulateDeployment } from './simulate-deployment.ts';

const queue = { Type: 'AWS::SQS::Queue' };
const topic = { Type: 'AWS::SNS::Topic' };
const describeFaults = (faults: readonly Fault[]) =>
  faults.map(({ where, problem }) => `${where}: ${problem}`);

/** Everything that is wrong with one stack of these resources. */
function findFaults(resources: Resources): string[] {
  const { resources: created, faults } = deploy(resources);
  return describeFaults([...faults, ...created.flatMap((it) => checkProperties(it, schemas))]);
}

test('a stack that refers to its own resources has no fault', () => {
  expect(
    findFaults({
      Queue: { ...queue, Properties: { VisibilityTimeout: 60, Tags: [{ Key: 'a', Value: 'b' }] } },
      Topic: {
        ...topic,
        Properties: {
          DisplayName: { 'Fn::Sub': '$'.concat('{Queue.QueueName}') },
          Subscription: [{ Protocol: 'sqs', Endpoint: { 'Fn::GetAtt': ['Queue', 'Arn'] } }],
        },
        DependsOn: 'Queue',
      },
    }),
  ).toEqual([]);
});

test.each<[string, Resources, RegExp]>([
  [
    'a type that nobody publishes',
    { It: { Type: 'AWS::SQS::Pipe' } },
    /the type AWS::SQS::Pipe does not exist/,
  ],
  [
    'a property that is not published',
    { It: { ...queue, Properties: { Visibility: 60 } } },
    /It Visibility: no such property/,
  ],
  [
    'a property inside a property that is not published',
    { It: { ...topic, Properties: { Subscription: [{ Protocol: 'sqs', Endpoint: 'x', Region: 'y' }] } } },
    /It Subscription\[0\] Region: no such property/,
  ],
  [
    'a required property that is missing',
    { It: { Type: 'AWS::IAM::Role' } },
    /AssumeRolePolicyDocument is required/,
  ],
  [
    'a text where a number belongs',
    { It: { ...queue, Properties: { VisibilityTimeout: 'a minute' } } },
    /"a minute" where a whole number belongs/,
  ],
  [
    'an object where a list belongs',
    { It: { ...queue, Properties: { Tags: { stage: 'prod' } } } },
    /an object where a list belongs/,
  ],
  [
    'a value that is not among the allowed ones',
    { It: { Type: 'AWS::SSM::Parameter', Properties: { Type: 'List', Value: 'a' } } },
    /"List" where one of String/,
  ],
  [
    'a reference to nothing',
    { It: { ...topic, Properties: { TopicName: { Ref: 'Gone' } } } },
    /refers to Gone, which the template does not hold/,
  ],
  [
    'an attribute that is not published',
    { Queue: queue, It: { ...topic, Properties: { TopicName: { 'Fn::GetAtt': ['Queue', 'Color'] } } } },
    /reads Color, which AWS::SQS::Queue does not publish/,
  ],
  ['a dependency on nothing', { It: { ...queue, DependsOn: ['Gone'] } }, /refers to Gone/],
  [
    'a circle',
    { One: { ...queue, DependsOn: 'Other' }, Other: { ...topic, DependsOn: 'One' } },
    /circular dependency among One, Other/,
  ],
  [
    'a selection beyond the end of a list',
    { It: { ...queue, Properties: { QueueName: { 'Fn::Select': [2, ['a', 'b']] } } } },
    /selects value 2 of 2/,
  ],
])('finds %s', (_name, resources, fault) => {
  expect(findFaults(resources).join('\n')).toMatch(fault);
});

test('finds a template that is too large, and two exports of one name', () => {
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`Queue${index}`, queue]));
  expect(describeFaults(checkTemplate(assemble(many, { bytes: 1_000_001 })))).toEqual([
    'shop: 1000001 bytes; CloudFormation takes 1000000',
    'shop: 501 resources; CloudFormation takes 500',
  ]);
  const exporting = assemble(
    { Queue: queue },
    { template: { Outputs: { Name: { Value: 'a', Export: { Name: 'queue' } } } } },
  );
  expect(describeFaults(checkExports([exporting, { ...exporting, name: 'other' }]))).toEqual([
    'other output Name: another stack exports "queue", too',
  ]);
});

const sharing = {
  Shared: { Type: 'AWS::SSM::Parameter', Properties: { Name: '/shared', Type: 'StringList', Value: 'a,b' } },
};
const reading = {
  Resources: { Queue: { ...queue, Properties: { QueueName: { 'Fn::Select': [1, { Ref: 'Shared' }] } } } },
  Parameters: { Shared: { Type: 'AWS::SSM::Parameter::Value<List<String>>', Default: '/shared' } },
};
const writer = assemble(sharing, { name: 'writer' });
const reader = (dependencies: string[]) => assemble({}, { name: 'reader', dependencies, template: reading });

test('a stack reads what a stack before it wrote', () => {
  const { order, resources, faults } = simulateDeployment([reader(['writer']), writer], schemas);
  expect({ order, faults }).toEqual({ order: ['writer', 'reader'], faults: [] });
  expect(resources.at(-1)?.properties).toEqual({ QueueName: 'b' });
});

test('finds a value that is read before a stack that writes it must have been deployed', () => {
  const { faults } = simulateDeployment([writer, reader([])], schemas);
  expect(describeFaults(faults).join()).toMatch(/reads \/shared, which no stack before it writes/);
});

test('finds stacks that wait for each other', () => {
  const { faults } = simulateDeployment(
    [
      assemble(sharing, { name: 'one', dependencies: ['two'] }),
      { ...writer, name: 'two', dependencies: ['one'] },
    ],
    schemas,
  );
  expect(describeFaults(faults)).toHaveLength(2);
});

test('finds a nested stack whose parameter nobody passes, and one that it does not declare', () => {
  const inner = assemble({ Queue: queue }, { template: { Parameters: { wanted: { Type: 'String' } } } });
  const parent = assemble(
    {
      Area: {
        Type: 'AWS::CloudFormation::Stack',
        Properties: { TemplateURL: 'x', Parameters: { given: 'a' } },
      },
    },
    { nested: { Area: { ...inner, name: 'area' } } },
  );
  expect(describeFaults(simulateDeployment([parent], schemas).faults)).toEqual([
    'area: gets the parameter given, which it does not declare',
    'area parameter wanted: has no value',
  ]);
});
