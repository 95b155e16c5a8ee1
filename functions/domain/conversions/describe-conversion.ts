import { cleanOrganisationName } from '#functions/engine/knowledge/organisation-name.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import { brands } from '#shared/brands/index.ts';
import type { Progress, SiteProfile } from '#shared/contract/conversions.ts';
import { stages } from '#shared/domain/conversion/conversion-stages.ts';
import { AppError } from '#shared/errors.ts';
import { assistantPath } from './assistant-path.ts';
import type { Conversion } from './conversion.ts';
import type { SourceList } from './source-list.ts';

/** The public progress record, document 1 section 3, and its conversion. Throws CONVERSION_NOT_FOUND. */
export async function describeConversion(
  store: Pick<ConversionStore, 'findWithSources'>,
  conversionId: string,
): Promise<{ progress: Progress; site: SiteProfile; conversion: Conversion }> {
  const found = await store.findWithSources(conversionId);
  if (!found) throw new AppError('CONVERSION_NOT_FOUND');
  const { conversion, ...list } = found;
  return {
    conversion,
    progress: toProgress(conversion, list),
    site: conversion.site ?? describeUnreadSite(conversion),
  };
}

function toProgress(conversion: Conversion, { sources, counts }: SourceList): Progress {
  const { status, stage, percentage, errorMessage, currentPage, recentPages } = conversion;
  const isCompleted = status === 'completed';
  return {
    conversionId: conversion.conversionId,
    status,
    progressStage: stage,
    currentStep: conversion.currentStep,
    ...(currentPage && status === 'processing' && { currentPage }),
    ...(recentPages && status === 'processing' && { recentPages }),
    progressPercentage: percentage,
    completedSteps: isCompleted ? stages.length : stages.indexOf(stage),
    totalSteps: stages.length,
    ...(status === 'processing' && { estimatedCompletion: estimateCompletion(conversion) }),
    ...(!conversion.organisationId && { isDemonstration: true }),
    companyName: cleanOrganisationName(conversion.companyName, conversion.url),
    url: conversion.url,
    ...(errorMessage && { errorMessage }),
    notes: conversion.notes,
    progressDetails: {
      ...(isCompleted && { gptSiteUrl: assistantPath(conversion.conversionId) }),
      ...counts,
      sources,
    },
  };
}

/** Extrapolates the elapsed time to 100 percent. */
function estimateCompletion({ createdAt, restartedAt, updatedAt, percentage }: Conversion): string {
  const elapsedMs = Math.max(Date.parse(updatedAt) - Date.parse(restartedAt ?? createdAt), 1000);
  const remainingMs = (elapsedMs * (100 - percentage)) / Math.max(percentage, 5);
  return new Date(Date.parse(updatedAt) + remainingMs).toISOString();
}

function describeUnreadSite({ companyName, url, brandId }: Conversion): SiteProfile {
  return {
    name: companyName,
    website: url,
    popularQuestions: brands[brandId].popularQuestions,
    quickLinks: [],
  };
}
