import type { Website } from '#shared/contract/knowledge-base.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { Conversion } from '../../conversions/conversion.ts';
import { findPlanOf } from '../../plans/find-plan-of.ts';
import { openLibrary } from '../change-library.ts';
import { countItems } from '../entries/count-entries.ts';
import type { Library, WebsiteReading } from '../library.ts';
import type { WebsitePorts } from '../ports.ts';

/** How much of the website has been read, the plan's limit, and the progress of a running read. */
export async function describeWebsite(ports: WebsitePorts, conversion: Conversion): Promise<Website> {
  const [plan, library] = await Promise.all([
    findPlanOf(ports, conversion),
    conversion.status === 'processing' ? undefined : openLibrary(ports, conversion),
  ]);
  const { website } = library ?? {};
  const isReading = website !== undefined && !website.endedAt;
  const lastReadAt = findLastReading(conversion, library);
  return {
    planName: plan.name,
    pageLimit: plan.pages,
    pagesKnown: library ? countItems(library).pages : 0,
    reading: isReading ? describeReading(website) : null,
    canRead: conversion.url !== null && library !== undefined,
    canReadMore: library !== undefined && !isReading && canReadMore(conversion, library, plan.pages),
    lastReadAt,
    nextReadAt:
      plan.readAgainDays === null ? null : addDays(new Date(lastReadAt), plan.readAgainDays).toISOString(),
    failure: website?.failure ?? null,
  };
}

function describeReading({ pagesRead, pageLimit, pagesExpected }: WebsiteReading): Website['reading'] {
  return { pagesRead, pageLimit, ...(pagesExpected && { pagesExpected }) };
}

/** When the whole website was last read. */
export function findLastReading({ createdAt }: Conversion, library: Library | undefined): string {
  return library?.website?.endedAt ?? createdAt;
}

/** Whether pages were skipped because of the limit, and the plan now allows more. */
function canReadMore({ url, pageLimit }: Conversion, library: Library, allowed: number): boolean {
  const { website, removedPageIds = [] } = library;
  if (!url || allowed <= (website?.pageLimit ?? pageLimit)) return false;
  return website?.isLimited ?? countItems(library).pages + removedPageIds.length >= pageLimit;
}
