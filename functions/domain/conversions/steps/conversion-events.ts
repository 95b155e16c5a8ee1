import type { WebhookEvent } from '#functions/domain/webhooks/compose-deliveries.ts';
import { assistantPath } from '../assistant-path.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelinePorts } from '../ports.ts';
import type { StepResult } from './step-result.ts';

/** Webhook events of a conversion's last step; none for earlier steps. */
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
