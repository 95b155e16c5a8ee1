import * as z from 'zod';

const properties = z.record(z.string(), z.unknown());

const resourceSchema = z.object({
  Type: z.string(),
  Properties: properties.default({}),
  DependsOn: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
  Metadata: properties.default({}),
});

/** A CloudFormation template, as far as the rehearsal reads it. */
export const templateSchema = z.object({
  Parameters: z
    .record(z.string(), z.object({ Type: z.string(), Default: z.unknown().optional() }))
    .default({}),
  Mappings: z.record(z.string(), z.record(z.string(), properties)).default({}),
  Resources: z.record(z.string(), resourceSchema),
  Outputs: z
    .record(z.string(), z.object({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() }))
    .default({}),
});
export type Template = z.output<typeof templateSchema>;
export type TemplateResource = z.output<typeof resourceSchema>;

/** A stack that is ready to deploy. */
export type AssembledStack = {
  name: string;
  region: string;
  template: Template;
  /** Length of the template's text. */
  bytes: number;
  /** Names of the stacks that are deployed before it. */
  dependencies: readonly string[];
  /** Nested stacks by the logical id of their resource. */
  nested: Readonly<Record<string, AssembledStack>>;
};

/** A resource with all references resolved. */
export type CreatedResource = {
  stack: string;
  id: string;
  /** Its path in the tree of constructs. */
  path: string;
  type: string;
  properties: Readonly<Record<string, unknown>>;
  /** What a reference to it gives. */
  ref: string;
  /** Folder or archive that is uploaded for it. */
  asset?: string;
  /** Logical ids of all resources of its stack that exist before it. */
  after: ReadonlySet<string>;
};

/** The path that the CDK notes with a resource. */
export function pathOf(stack: string, id: string, { Metadata }: TemplateResource): string {
  const { 'aws:cdk:path': path } = Metadata;
  return typeof path === 'string' ? path.replace(/\/Resource$/, '') : `${stack}/${id}`;
}

/** Whether a value is an object with named fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field's objects; none where the field is no list. */
export function listRecords(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A field's texts: one, or those of a list. */
export function listTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((it) => typeof it === 'string');
}
