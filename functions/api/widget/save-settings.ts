import { saveWidgetSettings } from '#functions/domain/widget/widget-settings.ts';
import { handle } from '#functions/http/handle.ts';
import { widget } from '#shared/contract/assistant/widget.ts';

export const handler = handle(widget.saveSettings, (input, { deps }) => saveWidgetSettings(deps, input));
