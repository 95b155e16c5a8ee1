import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { findPageStatus } from '#functions/http/find-page-status.ts';
import { findOwnPage } from '#functions/http/own-page.ts';
import { pagePolicy } from '#functions/policy/edge-policies.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { openPageSubjects } from '#functions/wiring/pages.ts';
import { runAs } from '../least-privilege/current-role.ts';
import { createGateway } from './gateway.ts';

/** What a gateway needs to know of its stack; it travels to other processes as JSON. */
export const gatewaySettingsSchema = z.object({
  mailFolder: z.string(),
  /** Requests per second that this gateway takes; without it any number. */
  requestLimit: z.object({ perSecond: z.number(), burst: z.number() }).optional(),
  /** Origin of browser uploads. */
  uploadOrigin: z.string(),
  /** Local URLs of website copies by their hosts. */
  siteAddresses: z.record(z.string(), z.string()),
  /** Origin of the embedded payment provider. */
  paymentsUrl: z.string().optional(),
});

export type GatewaySettings = z.infer<typeof gatewaySettingsSchema>;

const distFolder = fileURLToPath(new URL('../../../dist', import.meta.url));

const pageRole = { name: 'answer-page', access: pagePolicy };

/** The gateway of the built pages and of the functions in this process. */
export function openGateway({ siteAddresses, ...settings }: GatewaySettings): Server {
  return createGateway({
    ...settings,
    webFolder: join(distFolder, 'web'),
    pagesFolder: join(distFolder, 'pages'),
    siteOrigins: Object.values(siteAddresses),
    runtimeConfig: { siteAddresses },
    findStatus: (path) =>
      runAs(pageRole, async () => findPageStatus(openPageSubjects((await getDeps()).table), path)),
    findOwnPage: (address) =>
      runAs(pageRole, async () => findOwnPage(openPageSubjects((await getDeps()).table), address)),
  });
}
