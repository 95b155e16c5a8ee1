import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, type IApplyRule } from 'cdk-nag';
import { forcedWildcards } from './forced-wildcards.ts';

/** The AWS Solutions rules of cdk-nag. Wildcards that AWS forces are acknowledged one by one; any other is a finding. */
export class HouseChecks extends AwsSolutionsChecks {
  protected override applyRule(params: IApplyRule): void {
    const ruleSuffixOverride = params.ruleSuffixOverride ?? params.rule.name;
    const rule: IApplyRule['rule'] = (node) => {
      const result = params.rule(node);
      if (!Array.isArray(result)) return result;
      for (const finding of result) {
        const forced = forcedWildcards.find(({ resource }) =>
          resource.test(finding.replace('Resource::', '')),
        );
        const id = `${this.packName}-${ruleSuffixOverride}[${finding}]`;
        if (forced) Validations.of(node).acknowledge({ id, reason: forced.reason });
      }
      return result;
    };
    super.applyRule({ ...params, rule, ruleSuffixOverride });
  }
}
