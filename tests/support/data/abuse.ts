import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const abuseFile = new URL('../../../../shared/security/abuse.json', import.meta.url);

const suiteSchema = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      value: z.unknown().optional(),
      rawJson: z.string().optional(),
      json: z.string().optional(),
      query: z.string().optional(),
    }),
  ),
});
const massSchema = z.object({
  cases: z.array(z.object({ id: z.string(), route: z.string(), extra: z.record(z.string(), z.unknown()) })),
});
const abuseSchema = z.object({
  dynamo_injection: suiteSchema,
  prototype_pollution: suiteSchema,
  csv_injection: suiteSchema,
  email_header: suiteSchema,
  xss: suiteSchema,
  mass_assignment: massSchema,
});
type Suite = z.infer<typeof suiteSchema>;

/** The attacks of ../shared/security/abuse.json; undefined when that folder is missing. */
export const abuse = existsSync(abuseFile)
  ? abuseSchema.parse(JSON.parse(readFileSync(abuseFile, 'utf8')))
  : undefined;

/** The text values of a suite. */
export function listTexts(suite: Suite | undefined): string[] {
  return (suite?.cases ?? []).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}
