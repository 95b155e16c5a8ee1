import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** Allows the actions on the resources; nothing where either is missing. */
export function allow(actions: readonly string[], resources: string[]): PolicyStatement[] {
  if (!actions.length || !resources.length) return [];
  return [new PolicyStatement({ actions: [...actions], resources })];
}
