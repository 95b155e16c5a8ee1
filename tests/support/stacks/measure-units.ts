import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import * as z from 'zod';

const capacitySchema = z.object({ CapacityUnits: z.number() });
/** A transaction reports one for each table. */
const replySchema = z.object({ ConsumedCapacity: z.union([capacitySchema, z.array(capacitySchema)]) });

/** Request units of the table that a call takes, or of its reads alone; for stacks in the test's own process. */
export async function measureUnits(
  call: () => Promise<unknown>,
  counted: 'all' | 'reads' = 'all',
): Promise<number> {
  let units = 0;
  const send = DynamoDBDocumentClient.prototype.send;
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
    this: DynamoDBDocumentClient,
    command: Parameters<typeof send>[0],
  ) {
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    const reply = await Reflect.apply(send, this, [command]);
    if (counted === 'all' || command instanceof GetCommand || command instanceof QueryCommand)
      for (const { CapacityUnits } of [replySchema.parse(reply).ConsumedCapacity].flat())
        units += CapacityUnits;
    return reply;
  });
  await call().finally(() => spy.mockRestore());
  return units;
}
