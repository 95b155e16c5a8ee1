import { appendFileSync } from 'node:fs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { findCurrentRole } from '#infra/local/least-privilege/current-role.ts';

// Preloaded into the processes of a local stack by infra/cost/measure-units.ts: writes down what every call of the SDK takes.
const file = process.env.CALLS_FILE ?? '';
const capacitySchema = z.object({ CapacityUnits: z.number() });
const replySchema = z.object({
  ConsumedCapacity: z.union([capacitySchema.transform((it) => [it]), z.array(capacitySchema)]).default([]),
});
const commandSchema = z.object({ input: z.looseObject({}) });
/** The class that all clients of the SDK extend. */
const base: unknown = Reflect.getPrototypeOf(DynamoDBClient.prototype);
if (typeof base !== 'object' || base === null) throw new Error('The SDK has no common client');
const send: unknown = Reflect.get(base, 'send');
if (typeof send !== 'function') throw new Error('The clients of the SDK have no send');

/** The document client wraps commands and sends those of the plain client, which are counted. */
Reflect.set(base, 'send', async function (this: object, command: object, ...rest: unknown[]) {
  const { input } = commandSchema.parse(command);
  const isOfTable = 'TableName' in input || 'TransactItems' in input || 'RequestItems' in input;
  if (isOfTable) Object.assign(Reflect.get(command, 'input'), { ReturnConsumedCapacity: 'TOTAL' });
  const reply: unknown = await Reflect.apply(send, this, [command, ...rest]);
  const units = isOfTable
    ? replySchema.parse(reply).ConsumedCapacity.reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0)
    : 0;
  const line = { role: findCurrentRole()?.name ?? '', command: command.constructor.name, units };
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
  return reply;
});
