import * as z from 'zod';
import { readerCalls } from '#shared/calls/reader-calls.ts';
import { listRoutes } from '#shared/contract/index.ts';
import { jobs } from '#shared/jobs/index.ts';

const schemaSchema = z.record(z.string(), z.unknown());
export const snapshotSchema = z.object({
  /** By method and path. */
  routes: z.record(
    z.string(),
    z.object({
      input: schemaSchema,
      output: schemaSchema,
      /** Only staff pages call it. */
      forStaff: z.boolean().optional(),
    }),
  ),
  /** Calls between functions, by name. */
  calls: z.record(z.string(), z.object({ input: schemaSchema, output: schemaSchema })).default({}),
  /** Messages by job id. */
  jobs: z.record(z.string(), schemaSchema),
});

/** What a release's pages and messages rely on, as JSON Schema: what can break, and nothing else. */
export type ContractSnapshot = z.infer<typeof snapshotSchema>;

/** The current contract. */
export function takeSnapshot(): ContractSnapshot {
  return snapshotSchema.parse({
    routes: Object.fromEntries(
      listRoutes().map(({ route: { method, path, access, input, output } }) => [
        `${method} ${path}`,
        {
          ...{ input: describe(input), output: describe(output) },
          ...(isForStaff(access) && { forStaff: true }),
        },
      ]),
    ),
    calls: Object.fromEntries(
      Object.entries(readerCalls).map(([name, { input, output }]) => [
        name,
        { input: describe(input), output: describe(output) },
      ]),
    ),
    jobs: Object.fromEntries(jobs.map(({ id, schema }) => [id, describe(schema)])),
  });
}

const isForStaff = (access: string): boolean => access === 'superadmin' || access === 'domain-admin';

function describe(schema: z.ZodType): unknown {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return keepSurface(JSON.parse(JSON.stringify(described)));
}

/** Bounds that must not become stricter than what older senders send. */
export const lowerBounds = ['minLength', 'minItems', 'minimum'] as const;
export const upperBounds = ['maxLength', 'maxItems', 'maximum'] as const;

const judgedKeys = new Set<string>(['type', 'enum', 'const', 'required', ...lowerBounds, ...upperBounds]);

/** The parts of a schema that `findBreaks` compares. */
function keepSurface(schema: unknown): unknown {
  const parts = Object.entries(schemaSchema.parse(schema)).flatMap(([key, value]) => {
    if (judgedKeys.has(key)) return [[key, value]];
    if (key === 'items') return [[key, keepSurface(value)]];
    if (key === 'anyOf' || key === 'oneOf')
      return [[key, z.array(z.unknown()).parse(value).map(keepSurface)]];
    if (key !== 'properties') return [];
    const fields = Object.entries(schemaSchema.parse(value)).map(([name, field]) => [
      name,
      keepSurface(field),
    ]);
    return [[key, Object.fromEntries(fields)]];
  });
  return Object.fromEntries(parts);
}

/** A line a route, call or message, so that a change shows as one. */
export function formatSnapshot(snapshot: ContractSnapshot): string {
  const sections = Object.entries(snapshot).map(([name, entries]) => {
    const lines = Object.entries(entries).map(
      ([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`,
    );
    return ` ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n }`;
  });
  return `{\n${sections.join(',\n')}\n}\n`;
}
