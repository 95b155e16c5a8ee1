import { createHash } from 'node:crypto';
import type { Sha256 } from '#shared/domain/ledger/hash-entry.ts';

export const sha256: Sha256 = (content) => createHash('sha256').update(content).digest();
