import { describePanel } from '#functions/domain/widget/describe-panel.ts';
import { handle } from '#functions/lib/handle.ts';
import { widget } from '#shared/contract/widget.ts';

export const handler = handle(widget.getPanel, ({ conversionId, host }, { deps }) =>
  describePanel(deps, conversionId, host),
);
