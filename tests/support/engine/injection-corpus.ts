import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const file = path.resolve(import.meta.dirname, '../../../../shared/security/prompt-injection.json');
const corpusSchema = z.object({
  meta: z.object({ canary: z.string() }),
  cases: z.array(
    z.object({ id: z.string(), channel: z.string(), text: z.string(), checks: z.array(z.string()) }),
  ),
});
export type InjectionCase = z.infer<typeof corpusSchema>['cases'][number];

/** The corpus of planted instructions; empty if the material isn't on this machine. */
export const injectionCorpus = existsSync(file)
  ? corpusSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  : { meta: { canary: 'CANARY' }, cases: [] };
