import type { Citation } from '#shared/domain/citation.ts';

/** The words of an answer from typed facts, and their proof. */
export type FactAnswer = { text: string; citations: Citation[] };
