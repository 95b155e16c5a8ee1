import { handle } from '#functions/http/handle.ts';
import { widget } from '#shared/contract/widget.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/widget/describe-panel.ts');

export const handler = handle(
  widget.getPanel,
  async ({ conversionId, host, language }, { deps }) =>
    (await loadWork()).describePanel(deps, conversionId, { host, language }),
  loadWork,
);
