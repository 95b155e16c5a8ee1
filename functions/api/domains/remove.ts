import { removeDomain } from '#functions/domain/own-domains/manage-domain.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { domains } from '#shared/contract/dashboard/domains.ts';

export const handler = handle(domains.remove, (_input, call) =>
  removeDomain(call.deps, requireConversion(call)),
);
