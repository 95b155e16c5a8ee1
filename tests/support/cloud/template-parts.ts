import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';

const statementSchema = z.object({
  Effect: z.string(),
  Action: z.union([z.string(), z.array(z.string())]),
  Resource: z.unknown(),
});
export type Statement = z.infer<typeof statementSchema>;

const resourceSchema = z.object({ Properties: z.record(z.string(), z.unknown()) });

/** The parsed properties of all resources of a type. */
export function listProperties<Schema extends z.ZodType>(
  template: Template,
  type: string,
  schema: Schema,
): z.output<Schema>[] {
  return Object.values(template.findResources(type)).map((resource) =>
    schema.parse(resourceSchema.parse(resource).Properties),
  );
}

const policySchema = z.object({ PolicyDocument: z.object({ Statement: z.array(statementSchema) }) });
const roleSchema = z.object({ Policies: z.array(policySchema).default([]) });

/** What a stack's roles allow, inline and by policies. */
export function listAllowances(template: Template): Statement[] {
  const inRoles = listProperties(template, 'AWS::IAM::Role', roleSchema).flatMap(({ Policies }) => Policies);
  return [...inRoles, ...listProperties(template, 'AWS::IAM::Policy', policySchema)]
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Effect }) => Effect === 'Allow');
}

/** A template value as text: references become `<…>`. */
export function flatten(value: unknown): string {
  const parsed = joinSchema.safeParse(value);
  if (parsed.success) return parsed.data['Fn::Join'][1].map(flatten).join(parsed.data['Fn::Join'][0]);
  return typeof value === 'string' ? value : '<reference>';
}
const joinSchema = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });

const sharedSchema = z.object({ Properties: z.object({ Name: z.string(), Value: z.unknown() }) });
const parameterSchema = z.object({ Default: z.string().optional() });
const selectSchema = z.object({ 'Fn::Select': z.tuple([z.number(), z.object({ Ref: z.string() })]) });

/** Resolves shared values in a template, as if it referred to the other stacks' resources directly. */
export function putSharedIn(template: Template, sharing: readonly Template[]): unknown {
  const lists = new Map(
    sharing.flatMap((it) =>
      Object.values(it.findResources('AWS::SSM::Parameter')).map((resource) => {
        const { Name, Value } = sharedSchema.parse(resource).Properties;
        const joined = joinSchema.safeParse(Value);
        return [Name, joined.success ? joined.data['Fn::Join'][1] : [Value]] as const;
      }),
    ),
  );
  const listOf = (parameter: string) =>
    lists.get(parameterSchema.parse(template.findParameters(parameter)[parameter]).Default ?? '');
  const put = (value: unknown): unknown => {
    const select = selectSchema.safeParse(value);
    if (select.success) return listOf(select.data['Fn::Select'][1].Ref)?.[select.data['Fn::Select'][0]];
    if (Array.isArray(value)) return value.map(put);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, put(inner)]));
  };
  return put(template.toJSON());
}
