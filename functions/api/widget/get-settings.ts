import { readWidgetSettings } from '#functions/domain/widget/widget-settings.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { widget } from '#shared/contract/widget.ts';

export const handler = handleSignedIn(widget.getSettings, ({ conversionId }, { deps, caller }) =>
  readWidgetSettings(deps, caller, conversionId),
);
