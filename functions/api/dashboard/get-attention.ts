import { findAttention } from '#functions/domain/dashboard/find-attention.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

export const handler = handle(dashboard.getAttention, (_input, call) =>
  findAttention(call.deps, requireConversion(call)),
);
