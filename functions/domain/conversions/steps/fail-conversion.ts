import { brands } from '#shared/brands/index.ts';
import { composeFailedMail } from '../../mail/trial-mails.ts';
import { assistantPath } from '../assistant-path.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelinePorts } from '../ports.ts';
import type { StepResult } from '../step-result.ts';
import type { WorkState } from '../work-state.ts';

/** Ends a conversion with a reason readable to the owner, and tells them by mail. */
export function failConversion(
  ports: Pick<PipelinePorts, 'siteOrigin'>,
  { conversionId, companyName, brandId, notify }: Conversion,
  state: WorkState | undefined,
  reason: string,
): StepResult {
  const url = ports.siteOrigin(brandId) + assistantPath(conversionId);
  const mails = notify
    ? [composeFailedMail(brands[brandId], notify, { conversionId, companyName, url, reason })]
    : [];
  return { kind: 'failed', reason, mails, state };
}
