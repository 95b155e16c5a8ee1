import { readWidgetSettings } from '#functions/domain/widget/widget-settings.ts';
import { handle } from '#functions/http/handle.ts';
import { widget } from '#shared/contract/assistant/widget.ts';

export const handler = handle(widget.getSettings, ({ conversionId }, { deps }) =>
  readWidgetSettings(deps, conversionId),
);
