import { handle } from '#functions/lib/handle.ts';
import { system } from '#shared/contract/system.ts';

export const handler = handle(system.checkHealth, async () => ({}));
