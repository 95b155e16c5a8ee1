import { expect, test } from 'vitest';
import { deploy } from '#tests/support/cloud/assemble.ts';
import { checkPolicy } from './check-policy.ts';
import { checkPolicySizes } from './check-policy-sizes.ts';
import { findPolicies } from './find-policies.ts';

const trust = {
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } }],
};
const table = 'arn:aws:dynamodb:us-east-1:123456789012:table/items';

function createRole(statement: object, properties: object = {}) {
  const PolicyDocument = { Version: '2012-10-17', Statement: [statement] };
  return {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: trust,
      Policies: [{ PolicyName: 'own', PolicyDocument }],
      ...properties,
    },
  };
}

const allow = (Action: string | string[], Resource: string | string[], Condition?: object) =>
  createRole({ Effect: 'Allow', Action, Resource, ...(Condition && { Condition }) });

async function findFaults(role: ReturnType<typeof createRole>): Promise<string[]> {
  const { resources } = deploy({ Role: role });
  const found = await Promise.all(resources.flatMap(findPolicies).map(checkPolicy));
  return [...found.flat(), ...checkPolicySizes(resources)].map(({ problem }) => problem);
}

test.each([
  ['an action on a resource of its kind', allow('dynamodb:GetItem', table)],
  ['actions by pattern', allow('s3:GetObject*', 'arn:aws:s3:::files/*')],
  ['an action that takes no resource', allow('cloudwatch:PutMetricData', '*')],
  [
    'a key with a name of its own',
    allow('s3:GetObject', 'arn:aws:s3:::files/*', { StringEquals: { 's3:ExistingObjectTag/scan': 'clean' } }),
  ],
  [
    'a key of one action',
    allow('dynamodb:Query', table, { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['A'] } }),
  ],
])('accepts %s', async (_name, role) => {
  expect(await findFaults(role)).toEqual([]);
});

test.each([
  [
    'an action that nobody publishes',
    allow('dynamodb:ReadItem', table),
    /dynamodb:ReadItem is no published action/,
  ],
  [
    'a service that nobody publishes',
    allow('dynamo:GetItem', table),
    /dynamo:GetItem is no published action/,
  ],
  ['a resource that is no ARN', allow('dynamodb:GetItem', 'items'), /items is no ARN/],
  [
    'an action that never meets its resource',
    allow('s3:ListBucket', 'arn:aws:s3:::files/*'),
    /s3:ListBucket works on none of/,
  ],
  [
    'a resource for an action that takes none',
    allow('cloudwatch:PutMetricData', 'arn:aws:cloudwatch:us-east-1:123456789012:alarm:x'),
    /cloudwatch:PutMetricData works on none of/,
  ],
  [
    'a condition key that an action does not know',
    allow('dynamodb:GetItem', table, { StringEquals: { 's3:prefix': 'a' } }),
    /dynamodb:GetItem knows no condition key s3:prefix/,
  ],
  [
    'an operator that does not exist',
    allow('dynamodb:GetItem', table, { StringMatches: { 'aws:SourceArn': 'a' } }),
    /StringMatches is no operator/,
  ],
  ['a statement without an effect', createRole({ Action: 'dynamodb:GetItem', Resource: table }), /no Effect/],
  [
    'a statement without a resource',
    createRole({ Effect: 'Allow', Action: 'dynamodb:GetItem' }),
    /names no resource/,
  ],
  [
    'a role whose trust names no service',
    createRole(
      { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: table },
      {
        AssumeRolePolicyDocument: {
          Version: '2012-10-17',
          Statement: [{ Effect: 'Allow', Action: 'lambda:InvokeFunction', Principal: { Service: 'lambda' } }],
        },
      },
    ),
    /trusts by lambda:InvokeFunction[\s\S]*lambda is no service/,
  ],
  [
    'inline policies that are too long together',
    allow(
      'dynamodb:GetItem',
      Array.from({ length: 200 }, (_, index) => `${table}${index}`),
    ),
    /letters of its inline policies: \d+ of at most 10240/,
  ],
])('finds %s', async (_name, role, fault) => {
  expect((await findFaults(role)).join('\n')).toMatch(fault);
});
