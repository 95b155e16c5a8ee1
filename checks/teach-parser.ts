import { createRequire } from 'node:module';
import * as z from 'zod';

const swcSchema = z.looseObject({
  parseFileSync: z.custom<ParseFile>((value) => typeof value === 'function'),
});
type ParseFile = (file: string, options: object) => unknown;
const programSchema = z.looseObject({ body: z.array(z.unknown()) });
const typeImportSchema = z.looseObject({
  type: z.literal('ImportDeclaration'),
  typeOnly: z.literal(true),
  source: z.looseObject({ value: z.string().regex(/^(#functions|\.\.)\/storage\//) }),
});

/**
 * dependency-cruiser asks swc for TypeScript without JSX and cannot tell a type from a value, so this must run before it
 * loads the parser.
 */
export function teachParser(): void {
  const swc: unknown = createRequire(import.meta.url)('@swc/core');
  const { parseFileSync } = swcSchema.parse(swc);
  const parse: ParseFile = (file, options) => {
    const program = parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
    return /\bfunctions\/domain\//.test(file) ? withoutStoreTypes(program) : program;
  };
  Object.assign(Object(swc), { parseFileSync: parse });
}

/** Rules may name the type of a store: nothing of it is left when they run. */
function withoutStoreTypes(program: unknown): unknown {
  const { body, ...rest } = programSchema.parse(program);
  return { ...rest, body: body.filter((node) => !typeImportSchema.safeParse(node).success) };
}
