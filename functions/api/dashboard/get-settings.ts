import { findSettings } from '#functions/domain/dashboard/change-settings.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

export const handler = handle(dashboard.getSettings, (_input, call) =>
  findSettings(call.deps, requireConversion(call)),
);
