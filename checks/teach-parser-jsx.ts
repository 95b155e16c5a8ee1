import { createRequire } from 'node:module';
import * as z from 'zod';

const swcSchema = z.looseObject({
  parseFileSync: z.custom<ParseFile>((value) => typeof value === 'function'),
});
type ParseFile = (file: string, options: object) => unknown;

/** dependency-cruiser asks swc for TypeScript without JSX, so this must run before it loads the parser. */
export function teachParserJsx(): void {
  const swc: unknown = createRequire(import.meta.url)('@swc/core');
  const { parseFileSync } = swcSchema.parse(swc);
  const parse: ParseFile = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
  Object.assign(Object(swc), { parseFileSync: parse });
}
