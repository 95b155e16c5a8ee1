import middy from '@middy/core';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { route } from '#shared/contract/route.ts';
import { context, describeEvent } from '#tests/support/worlds/lambda-fixture.ts';
import type { ApiEvent, ApiReply } from '../call.ts';
import { parseInput } from './parse-input.ts';
import type { Parsed } from './step.ts';

const described = route('POST', '/api/things/{id}', 'public', {
  summary: '',
  input: z.object({ id: z.string(), name: z.string(), kind: z.string() }),
  output: z.object({}),
  errors: ['VALIDATION'],
  rateLimit: { perAddress: 1, windowSeconds: 60 },
});

test('a field named more than once has the value of the path, then of the body', async () => {
  const read = middy<ApiEvent, ApiReply>()
    .use(parseInput(described))
    .handler<ApiEvent & Partial<Parsed>, ApiReply>(async ({ input }) => ({ body: JSON.stringify(input) }));
  const event = {
    ...describeEvent({ pathParameters: { id: 'path' }, body: '{"id":"body","name":"body"}' }),
    queryStringParameters: { id: 'query', name: 'query', kind: 'query', role: 'superadmin' },
  };
  const { body = '' } = await read(event, context);
  expect(JSON.parse(body)).toEqual({ id: 'path', name: 'body', kind: 'query' });
});
