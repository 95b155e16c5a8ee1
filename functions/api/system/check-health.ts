import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.system.checkHealth, async () => ({}));
