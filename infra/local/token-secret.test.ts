import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTokenSecret } from './token-secret.ts';

test('the secret is long, readable only by its owner, and replaces an empty file left by a full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gptsites-secret-'));
  const file = join(folder, 'token-secret');
  writeFileSync(file, '');
  const secret = findTokenSecret(folder);
  expect(secret).toHaveLength(64);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(findTokenSecret(folder)).toBe(secret);
  rmSync(folder, { recursive: true });
});
