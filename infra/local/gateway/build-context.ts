import type { Context } from 'aws-lambda';
import type { Policy } from '#functions/policy/policy.ts';

/** What a function is told about its run. */
export function buildContext(
  functionName: string,
  awsRequestId: string,
  { memoryMegabytes, timeoutSeconds }: Pick<Policy, 'memoryMegabytes' | 'timeoutSeconds'>,
): Context {
  const deadline = Date.now() + timeoutSeconds * 1000;
  return {
    awsRequestId,
    callbackWaitsForEmptyEventLoop: false,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:0:function:${functionName}`,
    memoryLimitInMB: String(memoryMegabytes),
    logGroupName: 'local',
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(deadline - Date.now(), 0),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
}
