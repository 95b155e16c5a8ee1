import { describePanel } from '#functions/domain/widget/describe-panel.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.widget.getPanel, ({ conversionId, host }, { deps }) =>
  describePanel(deps, conversionId, host),
);
