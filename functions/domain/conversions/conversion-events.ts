import type { WebhookEvent } from '../webhooks/compose-deliveries.ts';
import { assistantPath } from './assistant-path.ts';
import type { Conversion } from './conversion.ts';
import type { PipelinePorts } from './ports.ts';
import type { StepResult } from './step-result.ts';

/** What endpoints are told when a step ends its conversion; nothing of the steps before. */
export function describeEnd(
  { conversionId, companyName, brandId, url, stepNumber }: Conversion,
  result: StepResult,
  { siteOrigin }: Pick<PipelinePorts, 'siteOrigin'>,
): WebhookEvent[] {
  if (result.kind === 'next') return [];
  const assistantUrl = siteOrigin(brandId) + assistantPath(conversionId);
  const data = { conversionId, companyName, website: url, assistantUrl };
  const cause = String(stepNumber);
  return result.kind === 'completed'
    ? [{ type: 'conversion.finished', cause, data }]
    : [{ type: 'conversion.failed', cause, data: { ...data, reason: result.reason } }];
}
