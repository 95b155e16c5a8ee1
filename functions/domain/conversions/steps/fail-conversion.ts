import { brands } from '#shared/brands/index.ts';
import { composeFailedMail } from '../../mail/trial-mails.ts';
import { assistantPath, findOwnerPages } from '../assistant-path.ts';
import type { Conversion, FailureCause } from '../conversion.ts';
import type { PipelinePorts } from '../ports.ts';
import type { WorkState } from '../work-state.ts';
import type { StepResult } from './step-result.ts';

/** Long enough to mend a mistyped address, which withdraws the mail. */
const mailDelayMilliseconds = 5 * 60_000;

/** Ends a conversion with a reason readable to the owner, and tells them by mail if they don't mend it at once. */
export function failConversion(
  ports: Pick<PipelinePorts, 'siteOrigin' | 'now'>,
  { conversionId, companyName, brandId, notify, organisationId, url: website }: Conversion,
  state: WorkState | undefined,
  { reason, failedBy }: { reason: string; failedBy: FailureCause },
): StepResult {
  const origin = ports.siteOrigin(brandId);
  const assistant = {
    ...{ conversionId, companyName, reason },
    url: origin + assistantPath(conversionId),
    owner: organisationId ? findOwnerPages(origin, conversionId) : undefined,
    hasWebsite: website !== null,
  };
  const notBefore = new Date(ports.now().getTime() + mailDelayMilliseconds).toISOString();
  const mails = notify ? [{ ...composeFailedMail(brands[brandId], notify, assistant), notBefore }] : [];
  return { kind: 'failed', reason, failedBy, mails, state };
}
