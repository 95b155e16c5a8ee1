import { keepLogo } from '#functions/domain/dashboard/keep-logo.ts';
import { handle } from '#functions/http/handle.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

export const handler = handle(dashboard.keepLogo, ({ conversionId, documentUrl }, { deps }) =>
  keepLogo(deps, conversionId, documentUrl),
);
