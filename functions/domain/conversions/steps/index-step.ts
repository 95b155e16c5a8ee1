import type { Source } from '#functions/engine/documents/content/content.ts';
import { activityTexts } from '../activity-texts.ts';
import type { Conversion } from '../conversion.ts';
import { findLook } from '../find-look.ts';
import type { PipelinePorts } from '../ports.ts';
import { collectSources } from '../source-list.ts';
import { storeKnowledge } from '../store-knowledge.ts';
import type { WorkState } from '../work-state.ts';
import { describeContradiction } from './describe-contradiction.ts';
import { failConversion } from './fail-conversion.ts';
import { pointOfStep, type StepResult } from './step-result.ts';

const nothingFound =
  'We could not find any text to learn from. If the website needs JavaScript or a login, upload your documents (PDF, Word, text) instead.';
const nothingInDocuments =
  'We could not find any text in your documents. Scanned pages without text cannot be read; upload the original files (PDF, Word, text) instead.';
const readerStopped =
  'Our reader stopped while reading your website, so there is nothing to answer from. Please try again later, or upload your documents (PDF, Word, text).';

/** Builds the knowledge from everything read. Reading nothing is a failure, never an empty assistant. */
export async function indexStep(
  ports: PipelinePorts,
  conversion: Conversion,
  state: WorkState,
): Promise<StepResult> {
  const sources = await loadSources(ports, conversion, state);
  if (!sources.length && !conversion.businessDescription) {
    const isOurs = collectSources(state).some(({ cause }) => cause === 'reader');
    const nothing = conversion.url ? nothingFound : nothingInDocuments;
    return failConversion(
      ports,
      conversion,
      state,
      isOurs ? { reason: readerStopped, failedBy: 'us' } : { reason: nothing, failedBy: 'website' },
    );
  }
  const note = describeContradiction(sources);
  const { knowledgeVersion } = await storeKnowledge(ports, conversion, sources, conversion.createdAt);
  ports.reach('index:stored');
  return {
    kind: 'next',
    step: 'build',
    state: { ...state, knowledgeVersion, look: findLook(sources) },
    ...(note && { notes: [...new Set([note, ...conversion.notes])] }),
    currentStep: activityTexts.asking,
    percentage: pointOfStep('build', 0),
  };
}

async function loadSources(
  ports: PipelinePorts,
  { conversionId }: Conversion,
  state: WorkState,
): Promise<Source[]> {
  const documentIds = state.documents
    .filter(({ outcome }) => outcome.status === 'read')
    .map(({ sourceId }) => sourceId);
  const sources = await Promise.all(
    [...state.pageSourceIds, ...documentIds].map((sourceId) =>
      ports.files.readSource(conversionId, sourceId),
    ),
  );
  return sources.filter((source) => source !== undefined);
}
