import { readWidgetSettings } from '#functions/domain/widget/widget-settings.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(contract.widget.getSettings, ({ conversionId }, { deps, caller }) =>
  readWidgetSettings(deps, caller, conversionId),
);
