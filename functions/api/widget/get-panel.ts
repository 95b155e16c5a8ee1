import { describePanel } from '#functions/domain/widget/describe-panel.ts';
import { handle } from '#functions/http/handle.ts';
import { widget } from '#shared/contract/assistant/widget.ts';

export const handler = handle(widget.getPanel, async ({ conversionId, host, language }, { deps }) =>
  describePanel(deps, conversionId, { host, language }),
);
