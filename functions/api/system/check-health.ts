import { handle } from '#functions/http/handle.ts';
import { system } from '#shared/contract/system.ts';

export const handler = handle(system.checkHealth, async () => ({}));
