import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { findAttention } from '#functions/domain/dashboard/find-attention.ts';
import type { Attention } from '#shared/contract/dashboard/attention.ts';
import type { Deps } from './deps.ts';
import { openQuestionPorts } from './open-questions.ts';

/** What waits for the owner of an assistant. */
export function readAttention(deps: Deps, conversion: Conversion): Promise<Attention> {
  return findAttention(
    {
      ...deps,
      ...openQuestionPorts(),
    },
    conversion,
  );
}
