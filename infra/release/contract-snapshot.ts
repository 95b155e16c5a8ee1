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

/** What a release's pages and messages rely on, as JSON Schema. */
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

function isForStaff(access: string): boolean {
  return access === 'superadmin' || access === 'domain-admin';
}

function describe(schema: z.ZodType): unknown {
  const { $schema: _version, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(described));
}
