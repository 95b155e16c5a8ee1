import { handle } from '#functions/http/handle.ts';
import { widget } from '#shared/contract/assistant/widget.ts';

/** Loads the large address guard in parallel with the first table read. */
const loadWork = () =>
  Promise.all([
    import('#functions/domain/widget/check-page.ts'),
    import('#functions/wiring/lazy/open-page-check.ts'),
  ]);

export const handler = handle(
  widget.checkPage,
  async ({ conversionId, address }, { deps }) => {
    const [{ checkPage }, { openPageCheckPorts }] = await loadWork();
    return checkPage(openPageCheckPorts(deps), conversionId, address);
  },
  loadWork,
);
