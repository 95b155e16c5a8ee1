import type { CrawlState } from '#functions/engine/crawl/crawl-state.ts';
import { countExpectedPages } from '#functions/engine/crawl/expected-pages.ts';
import type { CrawledItem } from '#functions/engine/crawl/plan/crawl-batch.ts';
import { activityTexts, describePagesRead } from '../activity-texts.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelinePorts } from '../ports.ts';
import { takeMarks } from '../reading-marks.ts';
import { makeSourceId } from '../source-id.ts';
import type { PendingDocument, WorkState } from '../work-state.ts';
import { pointOfStep, type StepResult } from './step-result.ts';

const batchPages = 10;
/** Well below the message's minute, so that results are saved before it ends. */
const batchSeconds = 40;
/** Shown to whoever watches the conversion. */
const recentPageCount = 5;

/**
 * Reads a batch of pages, stores each under a deterministic id, and queues linked documents for later steps.
 */
export async function crawlStep(
  ports: PipelinePorts,
  conversion: Conversion,
  state: WorkState,
): Promise<StepResult> {
  const { crawl } = state;
  if (!crawl) return moveToDocuments(conversion, state);
  let begun = 0;
  let pages = [conversion.currentPage, ...(conversion.recentPages ?? [])].filter(
    (page) => page !== undefined,
  );
  const batch = await ports.crawlBatch(crawl, {
    maxPages: batchPages,
    deadline: ports.now().getTime() + batchSeconds * 1000,
    cutOffs: conversion.attempt - 1,
    onPage: (url) => {
      const recentPages = pages.filter((page) => page !== url).slice(0, recentPageCount);
      pages = [url, ...recentPages];
      return report(
        ports,
        { conversion, crawl, read: countRead(crawl) + begun++ },
        { currentPage: url, recentPages },
      );
    },
  });
  const next = await storeItems(ports, conversion, { ...state, crawl: batch.state }, batch.items);
  if (batch.state.done) await ports.files.writeMarks(conversion.conversionId, takeMarks(batch.state));
  if (batch.state.done)
    // Staff's figures may miss a crawl; its owner must not.
    await ports
      .countPages(conversion, batch.state.spent)
      .catch((error: unknown) => ports.reportFailure(conversion.conversionId, error));
  if (batch.state.done) return moveToDocuments({ ...conversion, notes: batch.state.notes }, next);
  return {
    kind: 'next',
    step: 'crawl',
    state: next,
    notes: batch.state.notes,
    currentStep: describePagesRead(countRead(batch.state), conversion.pageLimit),
    // Broken pages were counted while they were requested; the bar doesn't move back for them.
    percentage: shareRead(Math.max(countRead(batch.state), countRead(crawl) + begun), batch.state),
  };
}

/** Reports the current page. A failed write must not lose the batch. */
async function report(
  ports: PipelinePorts,
  { conversion, crawl, read }: { conversion: Conversion; crawl: CrawlState; read: number },
  pages: { currentPage: string; recentPages: string[] },
): Promise<void> {
  ports.reach('crawl:page');
  const { conversionId, leaseOwner, pageLimit } = conversion;
  if (!leaseOwner) return;
  const said = {
    ...pages,
    currentStep: describePagesRead(Math.min(read, pageLimit), pageLimit),
    percentage: Math.max(conversion.percentage, shareRead(read, crawl)),
    now: ports.now(),
  };
  await ports.steps
    .reportPage(conversionId, leaseOwner, said)
    .catch((error: unknown) => ports.reportFailure(conversionId, error));
}

async function storeItems(
  ports: PipelinePorts,
  { conversionId }: Conversion,
  state: WorkState,
  items: CrawledItem[],
): Promise<WorkState> {
  const pageSourceIds = [...state.pageSourceIds];
  const pendingDocuments: PendingDocument[] = [...state.pendingDocuments];
  for (const item of items) {
    const sourceId = makeSourceId(item.url);
    if (item.kind === 'page') {
      const { url, title, readAt, content } = item;
      await ports.files.writeSource(conversionId, {
        id: sourceId,
        kind: 'page',
        url,
        title,
        readAt,
        content,
      });
      if (!pageSourceIds.includes(sourceId)) pageSourceIds.push(sourceId);
      ports.reach('crawl:stored');
      continue;
    }
    const { kind, url, filename, contentType, readAt } = item;
    await ports.files.writeOriginal(conversionId, sourceId, item.bytes);
    pendingDocuments.push({ sourceId, kind, url, filename, contentType, readAt });
  }
  return { ...state, pageSourceIds, pendingDocuments };
}

function moveToDocuments(conversion: Conversion, state: WorkState): StepResult {
  const step = state.pendingDocuments.length ? 'document' : 'index';
  return {
    kind: 'next',
    step,
    state,
    notes: conversion.notes,
    currentStep: step === 'document' ? activityTexts.documents : activityTexts.ordering,
    percentage: pointOfStep(step, 0),
  };
}

function countRead(crawl: CrawlState): number {
  return crawl.outcomes.filter(({ kind, status }) => kind === 'page' && status === 'read').length;
}

function shareRead(read: number, crawl: CrawlState): number {
  return pointOfStep('crawl', read / countExpectedPages(crawl));
}
