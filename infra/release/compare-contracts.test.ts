import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findBreaks } from './compare-contracts.ts';
import { type ContractSnapshot, snapshotSchema, takeSnapshot } from './contract-snapshot.ts';

const releasedFile = new URL('./released-contract.json', import.meta.url);

test('this release is compatible with the last one’s pages and messages', () => {
  const released = snapshotSchema.parse(JSON.parse(readFileSync(releasedFile, 'utf8')));
  expect(Object.keys(released.routes)).not.toHaveLength(0);
  expect(findBreaks(released, takeSnapshot())).toEqual([]);
});

describe('breaking changes include', () => {
  const field = z.object({
    name: z.string().max(100),
    plan: z.enum(['a', 'b']),
    note: z.string().optional(),
  });
  const reply = z.object({ id: z.string(), state: z.enum(['open', 'done']), hint: z.string().optional() });
  const describeRoute = (input: z.ZodType, output: z.ZodType): ContractSnapshot =>
    snapshotSchema.parse({
      routes: { 'POST /api/x': { input: z.toJSONSchema(input), output: z.toJSONSchema(output) } },
      jobs: { job: z.toJSONSchema(field) },
    });
  const older = describeRoute(field, reply);

  test.each<[string, z.ZodType, z.ZodType, string[]]>([
    ['nothing', field, reply, []],
    ['a new optional field', field.extend({ more: z.string().optional() }), reply, []],
    ['a new field of the reply', field, reply.extend({ more: z.string() }), []],
    ['a wider bound', field.extend({ name: z.string().max(200) }), reply, []],
    ['a new option of the input', field.extend({ plan: z.enum(['a', 'b', 'c']) }), reply, []],
    ['null beside a text', field.extend({ name: z.string().max(100).nullable() }), reply, []],
    [
      'a new required field',
      field.extend({ more: z.string() }),
      reply,
      ['POST /api/x input.more may be missing'],
    ],
    [
      'a tighter bound',
      field.extend({ name: z.string().max(50) }),
      reply,
      ['POST /api/x input.name has a tighter maxLength'],
    ],
    [
      'a removed option',
      field.extend({ plan: z.enum(['a']) }),
      reply,
      ['POST /api/x input.plan may be "b", which is not understood'],
    ],
    [
      'another type',
      field.extend({ name: z.number() }),
      reply,
      ['POST /api/x input.name is string and not number'],
    ],
    [
      'a removed field of the reply',
      field,
      reply.omit({ id: true }),
      ['POST /api/x output.id may be missing'],
    ],
    [
      'a reply unknown to old pages',
      field,
      reply.extend({ state: z.enum(['open', 'done', 'lost']) }),
      ['POST /api/x output.state may be "lost", which is not understood'],
    ],
    [
      'a reply that may be null',
      field,
      reply.extend({ id: z.string().nullable() }),
      ['POST /api/x output.id is string or null and not string'],
    ],
  ])('%s', (_change, input, output, breaks) => {
    expect(findBreaks(older, describeRoute(input, output))).toEqual(breaks);
  });

  test('a removed call between functions, or an incompatible reply', () => {
    const describeCall = (output: z.ZodType) =>
      snapshotSchema.parse({
        ...{ routes: {}, jobs: {} },
        calls: { call: { input: z.toJSONSchema(field), output: z.toJSONSchema(output) } },
      });
    expect(findBreaks(describeCall(reply), { routes: {}, calls: {}, jobs: {} })).toEqual(['call is gone']);
    expect(findBreaks(describeCall(reply), describeCall(reply.omit({ id: true })))).toEqual([
      'call output.id may be missing',
    ]);
  });

  test('staff calls, but not additions to their replies', () => {
    const describeStaffCall = (input: z.ZodType) =>
      snapshotSchema.parse({
        ...{ calls: {}, jobs: {} },
        routes: {
          'POST /api/x': {
            ...{ input: z.toJSONSchema(input), output: z.toJSONSchema(reply.omit({ id: true })) },
            forStaff: true,
          },
        },
      });
    const older = describeRoute(field, reply);
    older.jobs = {};
    expect(findBreaks(older, describeStaffCall(field))).toEqual([]);
    expect(findBreaks(older, describeStaffCall(field.extend({ more: z.string() })))).toEqual([
      'POST /api/x input.more may be missing',
    ]);
  });

  test('a removed route or job', () => {
    expect(findBreaks(older, { routes: {}, calls: {}, jobs: {} })).toEqual([
      'POST /api/x is gone',
      'job is gone',
    ]);
  });
});
