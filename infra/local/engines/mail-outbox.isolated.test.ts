import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMailer } from '#functions/services/mailer.ts';
import { close, listen } from '../listen.ts';
import { answerOutbox, createMailServer } from './mail-outbox.ts';

let folder: string;
let servers: Server[];
const logged = vi.spyOn(console, 'error').mockReturnValue();
/** The disk's behavior on a write. */
let writeFile: typeof writeFileSync;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gptsites-outbox-'));
  servers = [];
  logged.mockClear();
  writeFile = writeFileSync;
});
afterEach(async () => {
  for (const server of servers) await close(server);
  rmSync(folder, { recursive: true, force: true });
});

async function serve(server: Server): Promise<number> {
  servers.push(server);
  return listen(server);
}

async function openMailer(sandbox?: readonly string[]) {
  const port = await serve(
    createMailServer(folder, { sandbox, writeFile: (...write) => writeFile(...write) }),
  );
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new SESv2Client({ region: 'us-east-1', credentials, endpoint, maxAttempts: 1 });
  const mailer = createMailer(client);
  const send = (mailId: string, to = 'owner@example.org') =>
    mailer({
      ...{ mailId, to, from: 'EdGPT.ai <support@edgpt.ai>' },
      ...{ subject: 'Welcome', text: '', html: '' },
    });
  return { port, send };
}

async function readOutbox(): Promise<unknown> {
  const port = await serve(createServer((request, response) => answerOutbox(request, response, folder)));
  return (await fetch(`http://127.0.0.1:${port}`)).json();
}

/** Like a full disk: the file exists and is empty. */
const fillDisk: typeof writeFileSync = (file) => {
  writeFileSync(file, '');
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};

test('a mail that can’t be written is refused for a retry, and leaves no file behind', async () => {
  const { send } = await openMailer();
  writeFile = fillDisk;
  await expect(send('first')).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
  expect(readdirSync(folder)).toEqual([]);
  writeFile = writeFileSync;
  await send('first');
  expect(await readOutbox()).toMatchObject({ mails: [{ id: 'first' }] });
});

test('the outbox skips empty and broken mails and logs their names', async () => {
  const { send } = await openMailer();
  await send('whole');
  for (const [name, content] of [
    ['empty.json', ''],
    ['half.json', '{"id":"half","se'],
    ['other.json', '{}'],
  ] as const)
    writeFileSync(join(folder, name), content);
  expect(await readOutbox()).toMatchObject({ mails: [{ id: 'whole' }] });
  const lines = logged.mock.calls.map(([line]) => String(line));
  for (const name of ['empty.json', 'half.json', 'other.json'])
    expect(lines.filter((line) => line.includes(name))).toHaveLength(1);
});

test('a caller that disconnects midway fails only its own call', async () => {
  const { port, send } = await openMailer();
  const caller = connect(port, '127.0.0.1');
  caller.write('POST /v2/email/outbound-emails HTTP/1.1\r\nhost: mail\r\ncontent-length: 100\r\n\r\n{"half');
  await new Promise((resolve) => servers[0]?.once('request', resolve));
  caller.destroy();
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  await send('next');
  expect(JSON.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8'))).toMatchObject({
    id: 'next',
  });
});

test('in the sandbox a mail goes only to verified addresses and domains, and the others wait', async () => {
  const { send } = await openMailer(['Owner@example.org', 'school.example']);
  const refusal = await send('waits', 'ana@example.org').catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    name: 'MessageRejected',
    message: expect.stringMatching(/not verified.*ana@example\.org/),
  });
  await send('owner');
  await send('domain', 'ana@school.example');
  expect(await readOutbox()).toMatchObject({ mails: [{ id: 'owner' }, { id: 'domain' }] });
});

test('a browser sees the mails as a mail client shows them, newest first, and nothing of a mail runs', async () => {
  const { send } = await openMailer();
  await send('first');
  await send('second', '<b>owner</b>@example.org');
  const port = await serve(createServer((request, response) => answerOutbox(request, response, folder)));
  const open = async (query = '') => {
    const response = await fetch(`http://127.0.0.1:${port}/_local/outbox${query}`, {
      headers: { accept: 'text/html,*/*' },
    });
    return { page: await response.text(), policy: response.headers.get('content-security-policy') };
  };
  const { page, policy } = await open();
  expect(policy).toMatch(/^default-src 'none'/);
  expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page).not.toContain('<b>owner');
  const addresses = [...page.matchAll(/href="(\/_local\/outbox\?mail=[^"&]+)"/g)].map(
    ([, address]) => address,
  );
  expect(addresses).toEqual(['second', 'first'].map((id) => `/_local/outbox?mail=${id}`));
  expect((await open('?mail=first&as=text')).page).toContain('<pre>');
});
