import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages/stage.ts';

/** Percentages of the monthly budget that notify: nearly spent, forecast to exceed, spent twice over. */
const notices = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
  { notificationType: 'ACTUAL', threshold: 200 },
];

/** Watches the account's monthly cost. */
export function createBudget(
  scope: Construct,
  { name, monthlyBudgetUsd }: Stage,
  { topicArn }: Topic,
): CfnBudget {
  return new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `gptsites-${name}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: notices.map((notice) => ({
      notification: { ...notice, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
      subscribers: [{ subscriptionType: 'SNS', address: topicArn }],
    })),
  });
}
