import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { sampleTestNames } from '#shared/domain/self-test-names.ts';
import { createReader } from './reader.ts';

const client = mockClient(LambdaClient);
const reader = createReader('arn:aws:lambda:us-east-1:1:function:reader');
const upload = { uploadId: 'one', filename: 'Form.pdf' };
const reply = (value: unknown) => {
  const text = JSON.stringify(value);
  return { Payload: Object.assign(new TextEncoder().encode(text), { transformToString: () => text }) };
};
const [testName] = sampleTestNames;

beforeEach(() => client.reset());

test('sends the named call and returns its reply', async () => {
  const found = { ok: true, fields: [{ label: 'City', kind: 'text', required: true, options: [] }] };
  client.on(InvokeCommand).resolves(reply(found));
  expect(await reader.extractFormFields(upload)).toEqual(found);
  const { FunctionName, Payload } = client.commandCalls(InvokeCommand)[0]?.args[0].input ?? {};
  expect(FunctionName).toBe('arn:aws:lambda:us-east-1:1:function:reader');
  expect(JSON.parse(String(Payload))).toEqual({ version: 1, call: 'form-fields', ...upload });

  client.on(InvokeCommand).resolves(reply({ passed: false, message: 'The table was not found.' }));
  expect(await reader.trySampleSite(testName)).toEqual({
    passed: false,
    message: 'The table was not found.',
  });
});

test('a crashed reader is an error that quotes nothing of the document', async () => {
  client
    .on(InvokeCommand)
    .resolves({ ...reply({ errorMessage: 'Bad value: Ana Nunez' }), FunctionError: 'Unhandled' });
  await expect(reader.extractFormFields(upload)).rejects.toThrow(
    /^The reader ended without a reply: Unhandled$/,
  );
});

test('a malformed reply is refused', async () => {
  client.on(InvokeCommand).resolves(reply({ ok: true, fields: 'many' }));
  await expect(reader.extractFormFields(upload)).rejects.toThrow('fields');
});

test('a throttled reader isn’t retried repeatedly', async () => {
  const refusal = Object.assign(new Error('Rate exceeded'), { name: 'TooManyRequestsException' });
  client.on(InvokeCommand).rejects(refusal);
  await expect(reader.extractFormFields(upload)).rejects.toThrow(refusal);
});
