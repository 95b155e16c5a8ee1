import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWholeFile } from './processes/write-whole-file.ts';

/** The secret that signs this machine's access tokens: made at the first start, kept in the data folder for its owner alone. */
export function findTokenSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  const kept = existsSync(file) && readFileSync(file, 'utf8');
  if (kept) return kept;
  const secret = randomBytes(48).toString('base64url');
  writeWholeFile(file, secret, { mode: 0o600 });
  return secret;
}
