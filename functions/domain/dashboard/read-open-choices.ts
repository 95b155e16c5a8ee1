import type { Conversion } from '../conversions/conversion.ts';
import { readCorrections } from '../knowledge-base/read-corrections.ts';
import type { OpenChoices } from './list-open-questions.ts';
import type { OpenQuestionPorts } from './ports.ts';

/** What the owner of an assistant has answered and dismissed, which leaves the open questions. */
export async function readOpenChoices(
  ports: OpenQuestionPorts,
  conversion: Conversion,
): Promise<OpenChoices> {
  const [corrections, dismissed] = await Promise.all([
    readCorrections(ports.files, conversion),
    ports.dismissedQuestions.list(conversion.conversionId),
  ]);
  const find = corrections.length > 0 ? await ports.loadFindCorrection() : () => undefined;
  const site = { organisationName: conversion.companyName, languages: [] };
  const known = new Map<string, boolean>();
  return {
    // Looking for an answer takes milliseconds, and visitors often ask the same.
    isCorrected(question) {
      const isCorrected = known.get(question) ?? find(corrections, question, site) !== undefined;
      known.set(question, isCorrected);
      return isCorrected;
    },
    dismissed: new Set(dismissed),
  };
}
