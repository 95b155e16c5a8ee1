import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, type IApplyRule, NagRuleCompliance } from 'cdk-nag';
import { forcedWildcards } from './forced-wildcards.ts';

/** Findings inside CDK constructs, which we can't change. */
const findingsOfTheCdk = [
  {
    construct: /\/Custom::CDKBucketDeployment/,
    finding: /-(?:IAM4|IAM5)\[|-L1$/,
    reason:
      'The CDK chooses role and runtime of the function that copies the public pages to their bucket during a deployment.',
  },
];

/**
 * cdk-nag's AWS Solutions rules. Wildcards forced by AWS are acknowledged one by one; any other is a finding.
 */
export class SecurityChecks extends AwsSolutionsChecks {
  protected override applyRule(params: IApplyRule): void {
    const ruleSuffixOverride = params.ruleSuffixOverride ?? params.rule.name;
    const ruleId = `${this.packName}-${ruleSuffixOverride}`;
    const rule: IApplyRule['rule'] = (node) => {
      const result = params.rule(node);
      const details = Array.isArray(result) ? result : [];
      const ids =
        result === NagRuleCompliance.NON_COMPLIANT ? [ruleId] : details.map((it) => `${ruleId}[${it}]`);
      for (const id of ids) {
        const reason = findReason(node.node.path, id);
        if (reason) Validations.of(node).acknowledge({ id, reason });
      }
      return result;
    };
    super.applyRule({ ...params, rule, ruleSuffixOverride });
  }
}

function findReason(construct: string, finding: string): string | undefined {
  const [, resource] = /-IAM5\[Resource::(.*)\]$/.exec(finding) ?? [];
  const forced = resource && forcedWildcards.find((it) => it.resource.test(resource));
  const framework = findingsOfTheCdk.find((it) => it.construct.test(construct) && it.finding.test(finding));
  return (forced || framework)?.reason;
}
