import { identifyVisitor } from '#functions/domain/widget/identify-visitor.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.widget.identifyVisitor, (input, { deps }) =>
  identifyVisitor(deps, input),
);
