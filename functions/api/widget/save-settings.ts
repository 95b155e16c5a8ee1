import { saveWidgetSettings } from '#functions/domain/widget/widget-settings.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { widget } from '#shared/contract/widget.ts';

export const handler = handleSignedIn(widget.saveSettings, (input, { deps, caller }) =>
  saveWidgetSettings(deps, caller, input),
);
