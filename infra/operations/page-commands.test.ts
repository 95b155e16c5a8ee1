import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { smokeTests } from '#infra/rehearsal/smoke/smoke-tests.ts';

const docs = join(import.meta.dirname, '../../docs');

/**
 * Runs a docs page's code block that contains a text, with one-line programs in place of the real ones.
 * Returns their calls.
 */
async function runBlock(page: string, contained: string, programs: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'gptsites-commands-'));
  for (const [name, body] of Object.entries(programs)) {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\necho "$*" >> calls.txt\ncalls=$(grep -c -- "$2" calls.txt)\n${body}\n`);
    chmodSync(path, 0o755);
  }
  const blocks = [...readFileSync(join(docs, page), 'utf8').matchAll(/^ *```\n([\s\S]*?)^ *```$/gm)];
  const [script = expect.fail()] = blocks
    .map(([, block = '']) => block)
    .filter((block) => block.includes(contained));
  writeFileSync(join(folder, 'conversions.txt'), 'conv_a\nconv_b\n');
  await promisify(execFile)('bash', ['-eu', '-c', script.replaceAll(/<\w+>/g, 'x')], {
    cwd: folder,
    env: {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      ...{ STAGE: 'prod', TABLE: 'table', BUCKET: 'bucket' },
    },
  });
  const calls = readFileSync(join(folder, 'calls.txt'), 'utf8').trimEnd().split('\n');
  return { calls, read: (name: string) => readFileSync(join(folder, name), 'utf8') };
}

test('a redrive moves the messages of every dead-letter queue, which AWS lists on one line', async () => {
  const { calls } = await runBlock('operations/redrive-dead-letters.md', 'start-message-move-task', {
    aws: `case "$2" in
      list-queues) printf 'https://sqs/steps\\thttps://sqs/mails\\n' ;;
      get-queue-attributes) echo "arn:$4" ;;
    esac`,
  });
  expect(calls.filter((call) => call.includes('start-message-move-task'))).toEqual([
    'sqs start-message-move-task --source-arn arn:https://sqs/steps',
    'sqs start-message-move-task --source-arn arn:https://sqs/mails',
  ]);
});

test('a restore keeps waiting when one wait times out', async () => {
  const { calls } = await runBlock('operations/restore-a-backup.md', 'wait table-exists', {
    aws: '[ "$2" != wait ] || [ "$calls" -ge 3 ]',
    sleep: '',
  });
  expect(calls.filter((call) => call.startsWith('dynamodb wait table-exists'))).toHaveLength(3);
});

test('an erasure lists what an organisation owns, one per line', async () => {
  const { calls, read } = await runBlock('operations/erase-a-tenant.md', 'conversions.txt\n', {
    aws: `case "$2" in
      get-item) echo org_1 ;;
      query) printf 'conv_a\\nconv_b\\n' ;;
    esac`,
  });
  expect(calls.at(-1)).toContain('{":owner":{"S":"ORGANISATION#org_1"},":kind":{"S":"CONVERSION#"}}');
  expect(read('conversions.txt')).toBe('conv_a\nconv_b\n');
});

test('an erasure deletes the versions of each conversion until none is listed', async () => {
  const { calls } = await runBlock('operations/erase-a-tenant.md', 'delete-objects', {
    // Two full pages and an empty one for each.
    aws: `case "$2" in
      list-object-versions) [ $((calls % 3)) -eq 0 ] && echo '{"Objects": []}' || echo '{"Objects": [{"VersionId": "1"}]}' ;;
    esac`,
  });
  for (const id of ['conv_a', 'conv_b'])
    expect(calls.filter((call) => call.includes(`--prefix conversions/${id}/`))).toHaveLength(3);
  expect(calls.filter((call) => call.includes('delete-objects'))).toHaveLength(4);
});

test('a load test of an account sends the hash of its request body', async () => {
  const { calls } = await runBlock('scale.md', 'autocannon', { npx: '' });
  const [, hash, body = ''] = /x-amz-content-sha256=(\w+) -b (\{.*\}) /.exec(calls.join()) ?? [];
  expect(hash).toBe(createHash('sha256').update(body).digest('hex'));
});

test('a first account is smoke-tested at the address that its stack prints', async () => {
  const { calls } = await runBlock('operations/first-account.md', 'npm run smoke', {
    aws: 'echo d1.cloudfront.net',
    npm: '',
  });
  expect(calls).toHaveLength(2);
  expect(calls.at(-1)).toBe('run smoke -- https://d1.cloudfront.net');
  const page = readFileSync(join(docs, 'operations/first-account.md'), 'utf8');
  expect(page).toContain(`${smokeTests.length} of ${smokeTests.length} smoke tests passed`);
});
