import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { citationSchema } from '../citation.ts';

/** One of several contradictory pages: its value and the quote that states it. */
const disputedValueSchema = citationSchema.extend({ value: z.string() });

/** Pages that contradict each other on the same subject. */
export const contradictionSchema = z.object({
  kind: z.enum([
    'phone',
    'fax',
    'email',
    'address',
    'hours',
    'time',
    'price',
    'date',
    'percent',
    'duration',
    'number',
    'person',
  ]),
  /** The words both pages use for it, in the site's language; empty for the organisation itself. */
  subject: z.string(),
  values: z.array(disputedValueSchema).min(2),
});
export type Contradiction = z.infer<typeof contradictionSchema>;

const questionFields = { questionId: z.string(), question: z.string() };

/** Result of one readiness check question. */
export const readinessResultSchema = z.discriminatedUnion('status', [
  z.object({
    ...questionFields,
    status: z.literal('answered'),
    answer: z.string(),
    citations: z.array(citationSchema).min(1),
  }),
  /** No answer is certain. */
  z.object({
    ...questionFields,
    status: z.literal('missing'),
    /** The closest passage may be the answer; visitors are shown it as such. */
    isPerhaps: z.boolean().optional(),
    /** Absent where nothing was found, and in reports older than it. */
    closest: citationSchema.optional(),
  }),
  /** Two pages disagree. */
  z.object({ ...questionFields, status: z.literal('contradictory'), contradiction: contradictionSchema }),
]);
export type ReadinessResult = z.infer<typeof readinessResultSchema>;

/** Results of the readiness check for one version of the knowledge. */
export const readinessReportSchema = z.object({
  knowledgeVersion: z.string(),
  brandId: brandIdSchema,
  /** Language of the questions. */
  language: z.string(),
  /** ISO 8601 instant. */
  satAt: z.string(),
  results: z.array(readinessResultSchema),
  /** Ids of the ten questions that visitors of such organizations ask most; absent in older reports. */
  mostAsked: z.array(z.string()).optional(),
  /** All contradictions on the site, whether or not a question touches them. */
  contradictions: z.array(contradictionSchema),
});
export type ReadinessReport = z.infer<typeof readinessReportSchema>;

/**
 * A report in three parts, which every page and mail names alike: what is answered for certain, what has a likely passage or
 * pages that disagree, and nothing (the rest of `asked`).
 */
export const readinessPartsSchema = z.object({
  asked: z.number().int(),
  answered: z.number().int(),
  likely: z.number().int().default(0),
});
export type ReadinessParts = z.infer<typeof readinessPartsSchema>;

/** "5 of 41 common questions have an answer, 21 a likely one." */
export function sayReadiness({ asked, answered, likely }: ReadinessParts): string {
  if (answered === asked) return `All ${asked} common questions have an answer.`;
  const said = `${answered} of ${asked} common questions ${answered === 1 ? 'has' : 'have'} an answer`;
  return likely > 0 ? `${said}, ${likely} a likely one.` : `${said}.`;
}

/** The three parts of a report's totals. */
export function divideReadiness({
  asked,
  answered,
  perhaps = 0,
  contradictory,
}: ReadinessCounts): ReadinessParts {
  return { asked, answered, likely: perhaps + contradictory };
}

/** The same where the owner's own answers, by the questions' ids, count as certain. */
export function divideReport(
  { results }: Pick<ReadinessReport, 'results'>,
  own: ReadonlySet<string>,
): ReadinessParts {
  const isAnswered = ({ questionId, status }: ReadinessResult) =>
    status === 'answered' || own.has(questionId);
  const isLikely = (result: ReadinessResult) => result.status !== 'missing' || result.isPerhaps === true;
  return {
    asked: results.length,
    answered: results.filter(isAnswered).length,
    likely: results.filter((result) => !isAnswered(result) && isLikely(result)).length,
  };
}

/** The questions of a report that the owner answers, in these or other words. */
export function listOwnAnswered(report: {
  answeredByOwner: readonly { questionId: string }[];
  answeredAlike: readonly { questionId: string }[];
}): ReadonlySet<string> {
  const { answeredByOwner, answeredAlike } = report;
  return new Set([...answeredByOwner, ...answeredAlike].map(({ questionId }) => questionId));
}

/** Totals of a report: `answered`, `missing` and `contradictory` add up to `asked`. */
export const readinessCountsSchema = z.object({
  knowledgeVersion: z.string(),
  asked: z.number().int(),
  answered: z.number().int(),
  missing: z.number().int(),
  /** How many of the missing perhaps have an answer; absent in older counts. */
  perhaps: z.number().int().optional(),
  contradictory: z.number().int(),
  /** Contradictions on the whole site. */
  contradictions: z.number().int(),
});
export type ReadinessCounts = z.infer<typeof readinessCountsSchema>;

/** Counts the results of a report. */
export function countReadiness({
  knowledgeVersion,
  results,
  contradictions,
}: ReadinessReport): ReadinessCounts {
  const count = (status: ReadinessResult['status']) =>
    results.filter((result) => result.status === status).length;
  return {
    knowledgeVersion,
    asked: results.length,
    answered: count('answered'),
    missing: count('missing'),
    perhaps: results.filter((result) => result.status === 'missing' && result.isPerhaps).length,
    contradictory: count('contradictory'),
    contradictions: contradictions.length,
  };
}
