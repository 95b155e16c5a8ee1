import { brands } from '#shared/brands/index.ts';
import { composeReadyMail } from '../../mail/trial-mails.ts';
import { assistantPath } from '../assistant-path.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelineWorld } from '../pipeline-world.ts';
import { listSources, type StepResult } from '../step-result.ts';
import type { WorkState } from '../work-state.ts';

/** Flips the pointer to the new knowledge: visitors get the old one or the new one, never half. */
export function publishStep(world: PipelineWorld, conversion: Conversion, state: WorkState): StepResult {
  const { conversionId, companyName, brandId, notify } = conversion;
  world.reach('publish:begun');
  const pagesRead = listSources(state).filter(({ status }) => status === 'read').length;
  const url = world.siteOrigin(brandId) + assistantPath(conversionId);
  const isFirst = conversion.knowledgeVersion === undefined;
  return {
    kind: 'completed',
    currentStep: 'Your assistant is ready',
    mails:
      notify && isFirst
        ? [composeReadyMail(brands[brandId], notify, { conversionId, companyName, url, pagesRead })]
        : [],
    publish: { knowledgeVersion: state.knowledgeVersion, site: state.site },
  };
}
