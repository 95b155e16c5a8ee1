import { saveWidgetSettings } from '#functions/domain/widget/widget-settings.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.widget.saveSettings, (input, { deps }) =>
  saveWidgetSettings(deps, input),
);
