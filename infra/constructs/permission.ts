/**
 * What a role may do, before it is a statement of the CDK: the local stack holds its functions to the same permissions.
 * The names may be tokens of the CDK.
 */
export type Permission = {
  actions: readonly string[];
  resources: readonly string[];
  /** Only for calls that these services make for the role: `kms:ViaService`. */
  viaServices?: readonly string[];
};

/** Allows the actions on the resources; nothing where either is missing. */
export function allow(actions: readonly string[], resources: readonly string[]): Permission[] {
  return actions.length && resources.length ? [{ actions, resources }] : [];
}
