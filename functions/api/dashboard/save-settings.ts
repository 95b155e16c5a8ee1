import { changeSettings } from '#functions/domain/dashboard/change-settings.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { settingsSections } from '#shared/contract/dashboard/dashboard-settings.ts';

export const handler = handle(dashboard.saveSettings, ({ conversionId: _id, versions, ...fields }, call) =>
  changeSettings(call.deps, requireConversion(call), {
    fields,
    sections: settingsSections.map((section) => ({ section, version: versions?.[section] })),
  }),
);
