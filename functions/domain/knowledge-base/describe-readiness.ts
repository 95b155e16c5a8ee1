import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import {
  divideReadiness,
  divideReport,
  listOwnAnswered,
  type ReadinessParts,
  type ReadinessReport,
} from '#shared/domain/conversion/readiness.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { isWrittenFor } from '../owner-answers/written-question.ts';
import type { LibraryPorts } from './ports.ts';
import { readCorrections } from './read-corrections.ts';

type Readiness = ReadinessReport & {
  isCurrent: boolean;
  answeredByOwner: { questionId: string; answer: string; correction: Correction }[];
  answeredAlike: { questionId: string; question: string; answer: string }[];
};

type ReadinessPorts = { files: Pick<LibraryPorts['files'], 'readReadiness' | 'readCorrections'> };

/** The last readiness check with the owner's answers since. Throws NOT_READY when there is none. */
export async function describeReadiness(ports: ReadinessPorts, conversion: Conversion): Promise<Readiness> {
  const readiness = await findReadiness(ports, conversion);
  if (!readiness) throw new AppError('NOT_READY');
  return readiness;
}

/** The parts of the last check, with the owner's answers; null before the first. */
export async function measureReadiness(
  ports: ReadinessPorts,
  conversion: Conversion,
): Promise<ReadinessParts | null> {
  const { readiness, correctionsVersion } = conversion;
  // The report is read only where the owner's answers change its counts.
  const report = correctionsVersion && (await findReadiness(ports, conversion));
  if (report) return divideReport(report, listOwnAnswered(report));
  return readiness ? divideReadiness(readiness) : null;
}

async function findReadiness(
  { files }: ReadinessPorts,
  conversion: Conversion,
): Promise<Readiness | undefined> {
  const { conversionId, readiness, knowledgeVersion } = conversion;
  const report = readiness && (await files.readReadiness(conversionId, readiness.knowledgeVersion));
  if (!report) return undefined;
  const corrections = await readCorrections(files, conversion);
  const find = corrections.length > 0 ? await loadFindCorrection() : () => undefined;
  const site = { organisationName: conversion.companyName, languages: [] };
  const { reading: _reading, ...summary } = report;
  return {
    ...summary,
    isCurrent: report.knowledgeVersion === knowledgeVersion,
    answeredByOwner: report.results.flatMap(({ questionId, question }) =>
      corrections
        .filter((correction) => isWrittenFor(correction, question))
        .map((correction) => ({ questionId, answer: correction.answer, correction })),
    ),
    answeredAlike: report.results.flatMap(({ questionId, question }) => {
      if (corrections.some((it) => isWrittenFor(it, question))) return [];
      const alike = find(corrections, question, site);
      return alike ? [{ questionId, question: alike.question, answer: alike.answer }] : [];
    }),
  };
}

/** It needs the words of the engine. */
const loadFindCorrection = async () => (await import('../owner-answers/find-correction.ts')).findCorrection;
