import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWholeFile } from './processes/write-whole-file.ts';

/**
 * The signing key of this machine's access tokens: created at the first start, readable only by its owner.
 */
export function findTokenSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  const kept = existsSync(file) && readFileSync(file, 'utf8');
  if (kept) return kept;
  const secret = randomBytes(48).toString('base64url');
  writeWholeFile(file, secret, { mode: 0o600 });
  return secret;
}
