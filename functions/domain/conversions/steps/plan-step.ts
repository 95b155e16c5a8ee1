import { listVisitorQuestions } from '#functions/engine/readiness/visitor-questions.ts';
import { trialDocumentLimit } from '#shared/domain/limits.ts';
import { describeScanRefusal } from '../../uploads/upload-scan.ts';
import { activityTexts } from '../activity-texts.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelinePorts } from '../ports.ts';
import { emptyWorkState, type PendingDocument, type WorkState } from '../work-state.ts';
import { failConversion } from './fail-conversion.ts';
import { pointOfStep, type StepResult } from './step-result.ts';

/** Reads robots.txt, sitemaps and the home page, and lists the uploaded documents. */
export async function planStep(ports: PipelinePorts, conversion: Conversion): Promise<StepResult> {
  const state: WorkState = { ...emptyWorkState, ...(await copyUploads(ports, conversion)) };
  if (!conversion.url) return continueWith(state, []);
  const plan = await ports.planCrawl({
    startUrl: conversion.url,
    pageLimit: conversion.pageLimit,
    documentLimit: trialDocumentLimit,
    listQuestions: (language) => listVisitorQuestions(conversion, language),
  });
  if (plan.ok) return continueWith({ ...state, crawl: plan.state }, plan.state.notes);
  if (!isWebsiteOptional(conversion)) {
    const failure = { reason: plan.reason, failedBy: 'website' } as const;
    return failConversion(ports, conversion, state, failure);
  }
  return continueWith(state, [`The website could not be read: ${plan.reason}`]);
}

/** Documents to read, and outcomes of those that the malware scan holds back: somebody replaced them since it passed them. */
async function copyUploads(
  ports: Pick<PipelinePorts, 'files'>,
  conversion: Conversion,
): Promise<Pick<WorkState, 'pendingDocuments' | 'documents'>> {
  const pendingDocuments: PendingDocument[] = [];
  const documents: WorkState['documents'] = [];
  for (const document of conversion.documents) {
    const { uploadId, filename: title } = document;
    const scan = await ports.files.copyUpload(conversion.conversionId, uploadId);
    const reason = describeScanRefusal(title, scan);
    if (reason === undefined) pendingDocuments.push(listUpload(conversion, document));
    else
      documents.push({ sourceId: uploadId, outcome: { kind: 'document', title, status: 'failed', reason } });
  }
  return { pendingDocuments, documents };
}

function listUpload(conversion: Conversion, document: Conversion['documents'][number]): PendingDocument {
  const { uploadId, filename, contentType } = document;
  return { sourceId: uploadId, kind: 'document', filename, contentType, readAt: conversion.createdAt };
}

function isWebsiteOptional({ documents, businessDescription }: Conversion): boolean {
  return documents.length > 0 || businessDescription.length > 0;
}

function continueWith(state: WorkState, notes: string[]): StepResult {
  const step = state.crawl ? 'crawl' : 'document';
  const currentStep = state.crawl ? activityTexts.website : activityTexts.documents;
  return { kind: 'next', step, state, notes, currentStep, percentage: pointOfStep(step, 0) };
}
