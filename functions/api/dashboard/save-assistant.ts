import { changeSettings } from '#functions/domain/dashboard/change-settings.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

export const handler = handle(dashboard.saveAssistant, ({ conversionId: _id, version, ...fields }, call) =>
  changeSettings(call.deps, requireConversion(call), {
    fields,
    sections: [{ section: 'assistant', version }],
  }),
);
