import { describeLook, writeLook } from '#functions/domain/widget/describe-look.ts';
import { handle } from '#functions/http/handle.ts';
import { widget } from '#shared/contract/assistant/widget.ts';

export const handler = handle(widget.getLook, async ({ conversionId }, { deps }) =>
  writeLook(await describeLook(deps, conversionId)),
);
