import { parseArgs } from 'node:util';
import { copyItems } from './copy-items.ts';

// Copies items of a restored table back into the live one: docs/operations/restore-a-backup.md.
const { from, to, partition, everything } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    partition: { type: 'string' },
    everything: { type: 'boolean', default: false },
  },
}).values;
if (!from || !to || from === to || Boolean(partition) === everything) {
  console.error('Name both tables, --from and --to, and either --partition <pk> or --everything.');
  process.exit(1);
}
console.log(`${await copyItems({ from, to, partition })} items were copied back into ${to}.`);
