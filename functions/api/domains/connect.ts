import { connectDomain } from '#functions/domain/own-domains/manage-domain.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { openDomainPorts } from '#functions/wiring/own-domains.ts';
import { domains } from '#shared/contract/dashboard/domains.ts';

export const handler = handle(domains.connect, ({ domain }, call) =>
  connectDomain(openDomainPorts(call.deps), requireConversion(call), domain),
);
