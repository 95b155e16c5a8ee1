import { identifyVisitor } from '#functions/domain/widget/identify-visitor.ts';
import { handle } from '#functions/http/handle.ts';
import { widget } from '#shared/contract/assistant/widget.ts';

export const handler = handle(widget.identifyVisitor, (input, { deps }) => identifyVisitor(deps, input));
