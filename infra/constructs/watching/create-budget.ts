import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages/stage.ts';

/** Percent of the month's budget at which somebody hears: nearly spent, about to be exceeded, exceeded twice over. */
const notices = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
  { notificationType: 'ACTUAL', threshold: 200 },
];

/** Watches what the account spends in a month. */
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
