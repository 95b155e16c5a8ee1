import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startPayments } from './start-payments.ts';

test('a full disk neither ends the process nor loses what was answered, and the provider says that it cannot be used', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  vi.spyOn(console, 'error').mockReturnValue();
  const folder = join(mkdtempSync(join(tmpdir(), 'payments-')), 'state');
  renameSync(mkdtempSync(join(tmpdir(), 'payments-')), folder);
  const file = join(folder, 'payments.json');
  const start = () => startPayments(file, () => 'http://127.0.0.1:1');
  const first = await start();
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${first.url}${path}`, init);
    return { status: response.status, text: await response.text() };
  };
  const create = (key: string) =>
    send('/v1/customers', { method: 'POST', body: 'email=a@b.example', headers: { 'idempotency-key': key } });
  const read = () => send('/v1/customers/cus_unknown');
  const isNamedInFile = (text: string) => readFileSync(file, 'utf8').includes(JSON.parse(text).id);

  expect((await create('before')).status).toBe(200);
  expect((await read()).status).toBe(404);
  renameSync(folder, `${folder}-away`);
  // A file in place of the folder makes every write fail, like a full disk.
  writeFileSync(folder, '');
  expect((await create('during')).status).toBe(503);
  expect((await create('during')).status).toBe(503);
  expect((await read()).status).toBe(503);
  expect((await send('/_local/payments/clock', { method: 'POST', body: '{"days":1}' })).status).toBe(503);
  await vi.advanceTimersByTimeAsync(600_000);

  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  const { status, text } = await create('during');
  expect(status).toBe(200);
  expect(isNamedInFile(text)).toBe(true);
  expect((await create('during')).text).toBe(text);
  expect((await read()).status).toBe(404);
  vi.useRealTimers();
  await first.stop();
});
