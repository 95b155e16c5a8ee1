import { writeFileSync } from 'node:fs';
import { takeSnapshot } from './contract-snapshot.ts';

// Run after a release: from now on the contract has to stay compatible with what was released.
const snapshot = JSON.stringify(takeSnapshot(), null, 1);
writeFileSync(new URL('./released-contract.json', import.meta.url), `${snapshot}\n`);
