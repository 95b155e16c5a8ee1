import type { MonitoredConversion } from '#shared/contract/staff/monitor.ts';
import { runningConversionLimit } from '#shared/domain/critical-systems.ts';
import { isStalled } from './judge-work.ts';
import type { MonitorPorts } from './ports.ts';

/** Running conversions, latest progress first; the page size keeps the cost constant. */
export async function listRunning({
  dueWork,
  now,
}: Pick<MonitorPorts, 'dueWork' | 'now'>): Promise<MonitoredConversion[]> {
  const running = await dueWork.listRunning(runningConversionLimit);
  return running
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .map((conversion) => ({
      id: conversion.conversionId,
      companyName: conversion.companyName,
      status: isStalled(conversion, now()) ? 'stalled' : 'processing',
      progress: conversion.percentage,
      step: conversion.currentStep,
      timestamp: conversion.updatedAt,
    }));
}
