import { type CreatedResource, isRecord } from './template.ts';

/** Who a policy belongs to: a role that may, a role that is assumed, or a resource that lets others in. */
export type PolicyKind = 'identity' | 'trust' | 'resource';

export type PolicyDocument = { where: string; kind: PolicyKind; document: Readonly<Record<string, unknown>> };

export function findPolicies({ path, type, properties }: CreatedResource): PolicyDocument[] {
  const find = (value: unknown, where: string, field: string): PolicyDocument[] => {
    if (Array.isArray(value)) return value.flatMap((it, index) => find(it, `${where}[${index}]`, field));
    if (!isRecord(value)) return [];
    if (Array.isArray(value.Statement)) return [{ where, kind: kindOf(type, field), document: value }];
    return Object.entries(value).flatMap(([name, inner]) => find(inner, `${where} ${name}`, name));
  };
  return find(properties, path, '');
}

function kindOf(type: string, field: string): PolicyKind {
  if (field === 'AssumeRolePolicyDocument') return 'trust';
  return type.startsWith('AWS::IAM::') ? 'identity' : 'resource';
}

/** Length of a document as IAM counts it: without white space. */
export function measurePolicy(document: unknown): number {
  return JSON.stringify(document).replace(/\s/g, '').length;
}
