import type { Permission } from '#infra/constructs/functions/permission.ts';

/** One action on one resource, as IAM is asked for it. */
export type Demand = {
  action: string;
  resource: string;
  /** What IAM knows of the call, by the keys of conditions. */
  context?: Readonly<Record<string, string>>;
};

/** Whether the permissions allow what is demanded, by the rules of IAM for the statements that our roles hold. */
export function isPermitted(
  permissions: readonly Permission[],
  { action, resource, context = {} }: Demand,
): boolean {
  return permissions.some(
    ({ actions, resources, conditions = {} }) =>
      actions.includes(action) &&
      resources.some((pattern) => toExpression(pattern).test(resource)) &&
      Object.entries(conditions).every(([key, values]) => values.includes(context[key] ?? '')),
  );
}

/** `*` stands for any characters, `/` among them, and `?` for one. */
function toExpression(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
}
