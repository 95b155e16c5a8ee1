import { flushCompileCache } from 'node:module';
import * as z from 'zod';
import { replaceSurroundings } from '#functions/runtime/network.ts';
import { createMappedNetwork, parseCrawlerHosts } from './crawler-hosts.ts';
import { gatewaySettingsSchema, openGateway } from './gateway/open-gateway.ts';
import { guardClients } from './least-privilege/guard-clients.ts';
import { openRefusals } from './least-privilege/refusals.ts';
import { close, listen } from './listen.ts';
import { createLocalRecords } from './local-records.ts';
import { prepareDeps } from './prepare-deps.ts';
import { ignoreLostOutput } from './processes/ignore-lost-output.ts';
import { onParentEnd } from './processes/on-parent-end.ts';

/** One of the processes that share the port of a stack. */
const settings = z
  .object({
    PORT: z.coerce.number(),
    DATA_DIR: z.string(),
    CRAWLER_HOSTS: z.string(),
    RATE_LIMITS: z.enum(['on', 'off']),
    GATEWAY: z
      .string()
      .transform((text): unknown => JSON.parse(text))
      .pipe(gatewaySettingsSchema),
  })
  .parse(process.env);

ignoreLostOutput();
onParentEnd(() => process.exit(0));
// Ctrl-C reaches every process of the terminal; the stack stops this one in order.
process.on('SIGINT', () => undefined);
replaceSurroundings({
  ...createMappedNetwork(parseCrawlerHosts(settings.CRAWLER_HOSTS)),
  lookUpRecords: createLocalRecords(settings.DATA_DIR),
});
guardClients(openRefusals(settings.DATA_DIR).report);
await prepareDeps({ hasRateLimits: settings.RATE_LIMITS === 'on' });
const gateway = openGateway(settings.GATEWAY);
await listen(gateway, settings.PORT);
process.on('SIGTERM', async () => {
  await close(gateway);
  process.exit(0);
});
process.send?.('ready');
// For the processes that start beside it and after it.
flushCompileCache();
