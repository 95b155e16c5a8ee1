import type { Permission } from '#infra/constructs/permission.ts';

/** One action on one resource, as IAM is asked for it. */
export type Demand = {
  action: string;
  resource: string;
  /** The service that asks in the caller's name. */
  viaService?: string;
};

/** Whether the permissions allow what is demanded, by the rules of IAM for the statements that our roles hold. */
export function isPermitted(
  permissions: readonly Permission[],
  { action, resource, viaService }: Demand,
): boolean {
  return permissions.some(
    ({ actions, resources, viaServices }) =>
      actions.includes(action) &&
      resources.some((pattern) => toExpression(pattern).test(resource)) &&
      (!viaServices || (viaService !== undefined && viaServices.includes(viaService))),
  );
}

/** `*` stands for any characters, `/` among them, and `?` for one. */
function toExpression(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
}
