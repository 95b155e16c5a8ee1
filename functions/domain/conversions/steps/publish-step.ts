import { readingVersion } from '#functions/engine/documents/reading-version.ts';
import { brands } from '#shared/brands/index.ts';
import type { ReadinessReport } from '#shared/domain/conversion/readiness.ts';
import type { Mail } from '../../mail/mail.ts';
import { composeReadyMail, composeThinMail } from '../../mail/trial-mails.ts';
import { activityTexts } from '../activity-texts.ts';
import { assistantPath, findOwnerPages } from '../assistant-path.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelinePorts } from '../ports.ts';
import { collectSources, listSources } from '../source-list.ts';
import type { WorkState } from '../work-state.ts';
import { findReadHost } from './find-read-host.ts';
import { findThinContent } from './find-thin-content.ts';
import type { StepResult } from './step-result.ts';

/** Switches the pointer to the new knowledge: visitors get either the old or the new one, never half. */
export async function publishStep(
  ports: PipelinePorts,
  conversion: Conversion,
  state: WorkState,
): Promise<StepResult> {
  ports.reach('publish:begun');
  const { knowledgeVersion, site, readiness } = state;
  const sources = collectSources(state);
  const readHost = findReadHost(sources);
  const thinReading = conversion.businessDescription ? undefined : findThinContent(sources);
  return {
    kind: 'completed',
    currentStep: thinReading ? activityTexts.thin : activityTexts.ready,
    ...(thinReading && { notes: [thinReading, ...conversion.notes] }),
    mails: await composeMails(ports, conversion, state, thinReading),
    publish: { knowledgeVersion, readingVersion, site, readiness, ...(readHost && { readHost }) },
  };
}

async function composeMails(
  ports: PipelinePorts,
  conversion: Conversion,
  state: WorkState,
  thinReading: string | undefined,
): Promise<Mail[]> {
  const { conversionId, companyName, brandId, notify, organisationId } = conversion;
  const origin = ports.siteOrigin(brandId);
  const isFirst = conversion.knowledgeVersion === undefined;
  if (!notify || !isFirst) return [];
  const sources = collectSources(state);
  const { counts } = listSources(state);
  const pagesRead = counts.pagesRead + counts.documentsRead;
  const leftOut = sources.filter(({ cause }) => cause !== undefined);
  const url = origin + assistantPath(conversionId);
  const readHost = findReadHost(sources);
  if (thinReading) {
    const assistant = { conversionId, companyName, url, readHost, reason: thinReading };
    return [composeThinMail(brands[brandId], notify, assistant)];
  }
  const readiness = await findReport(ports, conversion, state);
  return [
    composeReadyMail(brands[brandId], notify, {
      ...{ conversionId, companyName, url, readHost, pagesRead, readiness, leftOut },
      owner: organisationId ? findOwnerPages(origin, conversionId) : undefined,
      hasWebsite: conversion.url !== null,
    }),
  ];
}

/** An unreadable report is left out of the mail rather than delaying the assistant. */
async function findReport(
  ports: PipelinePorts,
  { conversionId }: Conversion,
  { readiness }: WorkState,
): Promise<ReadinessReport | undefined> {
  if (!readiness) return undefined;
  return ports.files.readReadiness(conversionId, readiness.knowledgeVersion).catch((error: unknown) => {
    ports.reportFailure(conversionId, error);
    return undefined;
  });
}
