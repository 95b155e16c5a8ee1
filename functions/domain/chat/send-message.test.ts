import { expect, test } from 'vitest';
import { makePorts, silent } from '#tests/support/worlds/chat-ports-fixture.ts';
import { sendMessage } from './send-message.ts';

test('a visitor who disconnects leaves nothing stored', async () => {
  const ports = makePorts();
  const gone = AbortSignal.abort();
  const question = {
    message: 'Do you sell purple unicorn saddles?',
    brandId: 'edgpt' as const,
    sessionId: 's',
  };
  await expect(sendMessage(ports, question, { ...silent, signal: gone })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  expect(ports.turns.size).toBe(0);
});
