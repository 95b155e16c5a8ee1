import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages/stage.ts';
import { nameLog } from '../create-log.ts';
import { modelLosses } from './alarm-texts.ts';
import type { AlarmDetails } from './alarm-topic.ts';

/**
 * Fields of the log lines from functions/wiring/chat/log-model-report.ts, each a metric of this name. Tokens
 * are those of every call, the others those of the answering reply.
 */
const measuredFields = {
  milliseconds: 'answer',
  kept: 'answer',
  dropped: 'answer',
  confirmed: 'answer',
  unconfirmed: 'answer',
  fallback: 'answer',
  declined: 'answer',
  billedTokens: '*',
  inputTokens: '*',
  cachedInputTokens: '*',
} as const;
type Field = keyof typeof measuredFields;

const quarter = Duration.minutes(15);
const hour = Duration.hours(1);
const day = Duration.days(1);
const sustained = { evaluationPeriods: 3, datapointsToAlarm: 2 };
/** A rate of fewer replies is meaningless. */
const fewestReplies = 10;
const fewestSentences = 50;
/** Promised for 95 of 100 answers in the cloud. */
const slowReply = Duration.seconds(5);
/** Assistants that spend a day's budget in one hour. */
const spendingAssistants = 5;

/** Whether the stage has a model to measure. */
export function hasModel({ model }: Pick<Stage, 'model'>): boolean {
  return Boolean(model.BEDROCK_MODEL_ID || model.MODEL_ID);
}

/** Creates metrics from the log lines of chat replies. */
export function createModelMetrics(scope: Construct, stage: Stage): void {
  const logGroup = LogGroup.fromLogGroupName(scope, 'ChatLog', nameLog(stage, 'api/chat'));
  for (const [field, purpose] of Object.entries(measuredFields))
    new MetricFilter(scope, `model-${field}`, {
      logGroup,
      filterPattern: FilterPattern.literal(`{ $.message = "model" && $.purpose = "${purpose}" }`),
      metricNamespace: nameSpace(stage),
      metricName: field,
      metricValue: `$.${field}`,
    });
}

/** Model graphs of the dashboard: rates in percent, and the tokens and time of replies. */
export function listModelGraphs(stage: Stage): { title: string; left: IMetric[]; right?: IMetric[] }[] {
  const measure = measureIn(stage);
  return [
    {
      title: 'Replies: fallbacks, declines, dropped and quoted sentences in percent; number of replies',
      left: [
        rateOfReplies(stage, 'fallback', hour),
        rateOfReplies(stage, 'declined', hour),
        rateOfDrops(stage),
        rateOfSentences(stage, 'unconfirmed', 'confirmed', hour),
      ],
      right: [measure('fallback', Stats.SAMPLE_COUNT, hour)],
    },
    {
      title: 'Tokens: billed, read, and of these from the cache; time of replies, p50 and p95',
      left: (['billedTokens', 'inputTokens', 'cachedInputTokens'] as const).map((field) =>
        measure(field, Stats.SUM, hour),
      ),
      right: [50, 95].map((percentile) => measure('milliseconds', Stats.p(percentile), hour)),
    },
  ];
}

/** Alarms for a configured model. */
export function listModelAlarms(stage: Stage, dailyTokens: number): AlarmDetails[] {
  const page = 'model';
  const measure = measureIn(stage);
  return [
    {
      id: 'model-falls-back',
      metric: rateOfReplies(stage, 'fallback', quarter),
      threshold: 20,
      loss: modelLosses.fallsBack,
      page,
      options: sustained,
    },
    { id: 'model-drops', metric: rateOfDrops(stage), threshold: 25, loss: modelLosses.drops, page },
    ...(stage.model.MODEL_CHECK_ID === 'off'
      ? []
      : [
          {
            id: 'model-quotes',
            metric: rateOfSentences(stage, 'unconfirmed', 'confirmed', day),
            threshold: 20,
            loss: modelLosses.quotes,
            page,
          },
        ]),
    {
      id: 'model-declines',
      metric: rateOfReplies(stage, 'declined', hour),
      threshold: 60,
      loss: modelLosses.declines,
      page,
      options: sustained,
    },
    {
      id: 'model-slow',
      metric: measure('milliseconds', Stats.p(95), quarter),
      threshold: slowReply.toMilliseconds(),
      loss: modelLosses.slow,
      page,
      options: sustained,
    },
    {
      id: 'model-spends',
      metric: measure('billedTokens', Stats.SUM, hour),
      threshold: dailyTokens * spendingAssistants,
      loss: modelLosses.spends,
      page,
    },
  ];
}

function rateOfReplies(stage: Stage, field: Field, period: Duration): IMetric {
  const measure = measureIn(stage);
  return new MathExpression({
    label: field,
    expression: `IF(replies >= ${fewestReplies}, 100 * ${field} / replies, 0)`,
    usingMetrics: {
      [field]: measure(field, Stats.SUM, period),
      replies: measure('fallback', Stats.SAMPLE_COUNT, period),
    },
    period,
  });
}

const rateOfDrops = (stage: Stage): IMetric => rateOfSentences(stage, 'dropped', 'kept', hour);

/** Sentences of one fate in percent of both. */
function rateOfSentences(stage: Stage, field: Field, other: Field, period: Duration): IMetric {
  const measure = measureIn(stage);
  return new MathExpression({
    label: field,
    expression: `IF(${field} + ${other} >= ${fewestSentences}, 100 * ${field} / (${field} + ${other}), 0)`,
    usingMetrics: { [field]: measure(field, Stats.SUM, period), [other]: measure(other, Stats.SUM, period) },
    period,
  });
}

function measureIn(stage: Stage) {
  return (metricName: Field, statistic: string, period: Duration) =>
    new Metric({ namespace: nameSpace(stage), metricName, statistic, period });
}

const nameSpace = ({ name }: Pick<Stage, 'name'>): string => `gptsites/${name}/model`;
