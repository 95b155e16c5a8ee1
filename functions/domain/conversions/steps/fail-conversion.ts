import { brands } from '#shared/brands/index.ts';
import { composeFailedMail } from '../../mail/trial-mails.ts';
import { assistantPath, findOwnerPages } from '../assistant-path.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelinePorts } from '../ports.ts';
import type { StepResult } from '../step-result.ts';
import type { WorkState } from '../work-state.ts';

/** Ends a conversion with a reason readable to the owner, and tells them by mail. */
export function failConversion(
  ports: Pick<PipelinePorts, 'siteOrigin'>,
  { conversionId, companyName, brandId, notify, organisationId, url: website }: Conversion,
  state: WorkState | undefined,
  reason: string,
): StepResult {
  const origin = ports.siteOrigin(brandId);
  const assistant = {
    ...{ conversionId, companyName, reason },
    url: origin + assistantPath(conversionId),
    owner: organisationId ? findOwnerPages(origin, conversionId) : undefined,
    hasWebsite: website !== null,
  };
  const mails = notify ? [composeFailedMail(brands[brandId], notify, assistant)] : [];
  return { kind: 'failed', reason, mails, state };
}
