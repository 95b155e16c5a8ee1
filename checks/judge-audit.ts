import * as z from 'zod';

/** A finding of `npm audit` that was looked at and does not reach anybody. It is looked at again after `reviewAfter`. */
export type ReviewedAdvisory = { id: string; package: string; reason: string; reviewAfter: string };

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
/** What blocks: in what is deployed from `moderate` on, in tools from `high` on. */
export type AuditLevel = (typeof severities)[number];

const advisorySchema = z.object({ url: z.string(), title: z.string(), severity: z.enum(severities) });
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
});

/** The advisories of a report of `npm audit --json` that must be dealt with: those at or above the level without a valid review. */
export function judgeAudit(
  report: unknown,
  { level, reviewed, now }: { level: AuditLevel; reviewed: readonly ReviewedAdvisory[]; now: Date },
): string[] {
  const found = Object.entries(reportSchema.parse(report).vulnerabilities).flatMap(([name, { via }]) =>
    // A name in place of an advisory repeats one that stands under that name.
    via.flatMap((cause) => (typeof cause === 'string' ? [] : [{ name, ...cause, id: idOf(cause.url) }])),
  );
  const today = now.toISOString().slice(0, 10);
  const accepted = new Set(reviewed.filter((it) => it.reviewAfter >= today).map(({ id }) => id));
  const open = found
    .filter((it) => severities.indexOf(it.severity) >= severities.indexOf(level) && !accepted.has(it.id))
    .map(({ name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`);
  return [...new Set(open)];
}

const idOf = (url: string): string => url.split('/').at(-1) ?? url;
