import { saveWidgetSettings } from '#functions/domain/widget/widget-settings.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(contract.widget.saveSettings, (input, { deps, caller }) =>
  saveWidgetSettings(deps, caller, input),
);
