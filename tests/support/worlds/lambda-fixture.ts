import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

Object.assign(process.env, {
  AWS_REGION: 'us-east-1',
  LOG_LEVEL: 'SILENT',
  TABLE_NAME: 'table',
  BUCKET_NAME: 'bucket',
  CONVERSION_QUEUE_URL: 'http://sqs/steps',
  CONVERSION_DEAD_LETTER_QUEUE_URL: 'http://sqs/steps-dead',
  KNOWLEDGE_QUEUE_URL: 'http://sqs/knowledge',
  KNOWLEDGE_DEAD_LETTER_QUEUE_URL: 'http://sqs/knowledge-dead',
  MAIL_QUEUE_URL: 'http://sqs/mails',
  MAIL_DEAD_LETTER_QUEUE_URL: 'http://sqs/mails-dead',
  WEBHOOK_QUEUE_URL: 'http://sqs/webhooks',
  WEBHOOK_DEAD_LETTER_QUEUE_URL: 'http://sqs/webhooks-dead',
  LIFE_CYCLE_QUEUE_URL: 'http://sqs/life-cycles',
  LIFE_CYCLE_DEAD_LETTER_QUEUE_URL: 'http://sqs/life-cycles-dead',
  LEDGER_QUEUE_URL: 'http://sqs/ledgers',
  LEDGER_DEAD_LETTER_QUEUE_URL: 'http://sqs/ledgers-dead',
  RECEIVED_MAIL_QUEUE_URL: 'http://sqs/mails-in',
  RECEIVED_MAIL_DEAD_LETTER_QUEUE_URL: 'http://sqs/mails-in-dead',
});
/** The context argument of a Lambda handler. */
export const context: Context = {
  awsRequestId: 'request-1',
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'test',
  functionVersion: '1',
  invokedFunctionArn: 'arn',
  memoryLimitInMB: '512',
  logGroupName: 'test',
  logStreamName: 'test',
  getRemainingTimeInMillis: () => 10_000,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
};

let addresses = 0;
/** Each call comes from an address of its own, because a process remembers those it refuses. */
const nextAddress = () => `10.0.${addresses >> 8}.${addresses++ & 255}`;

/** A JSON POST in the format of API Gateway and function URLs. */
export function describeEvent(parts: {
  pathParameters?: Record<string, string>;
  body?: string;
  headers?: Record<string, string>;
}): APIGatewayProxyEventV2 {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: '/',
    rawQueryString: '',
    headers: { 'content-type': 'application/json' },
    requestContext: {
      accountId: 'test',
      apiId: 'test',
      domainName: 'test',
      domainPrefix: 'test',
      http: { method: 'POST', path: '/', protocol: 'HTTP/1.1', sourceIp: nextAddress(), userAgent: 'test' },
      requestId: 'request-1',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    isBase64Encoded: false,
    ...parts,
  };
}
