import { Metric, type MetricOptions, Stats } from 'aws-cdk-lib/aws-cloudwatch';

type Details = Pick<MetricOptions, 'statistic' | 'period' | 'label'>;

/** A metric of a function, such as `Errors`; the default statistic is the sum. */
export function functionMetric(functionName: string, metricName: string, details: Details = {}): Metric {
  return measure('AWS/Lambda', metricName, { FunctionName: functionName }, details);
}

/** A metric of the HTTP API, such as `5xx`; the default statistic is the sum. */
export function apiMetric(apiId: string, metricName: string, details: Details = {}): Metric {
  return measure('AWS/ApiGateway', metricName, { ApiId: apiId }, details);
}

/** A metric of a queue; the default statistic is the maximum. */
export function queueMetric(queueName: string, metricName: string, details: Details = {}): Metric {
  return measure('AWS/SQS', metricName, { QueueName: queueName }, { statistic: Stats.MAXIMUM, ...details });
}

/** A metric of the table or one of its indexes; the default statistic is the sum. */
export function tableMetric(
  { tableName, indexName }: { tableName: string; indexName?: string },
  metricName: string,
  details: Details = {},
): Metric {
  const dimensions = { TableName: tableName, ...(indexName && { GlobalSecondaryIndexName: indexName }) };
  return measure('AWS/DynamoDB', metricName, dimensions, details);
}

function measure(
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string>,
  details: Details,
): Metric {
  return new Metric({ namespace, metricName, dimensionsMap, statistic: Stats.SUM, ...details });
}
