import type { JobId } from '#functions/policy.ts';
import { jobs } from '#shared/jobs/index.ts';
import type { ValueOf } from '../shared-values.ts';

type WatchedQueues = { id: JobId; timeoutSeconds: number; queueName: string; deadLetterQueueName: string };

/** The names of the resources that alarms and the dashboard watch. */
export type Watched = {
  tableName: string;
  /** Global secondary indexes of the table. */
  indexNames: readonly string[];
  apiId: string;
  gatekeeperName: string;
  /** The functions of the routes that stream. */
  streams: readonly { path: string; functionName: string }[];
  queues: readonly WatchedQueues[];
  workerNames: readonly string[];
  sweeperName: string;
  readerName: string;
};

type Sources = { data: ValueOf; pipeline: ValueOf; api: ValueOf } & Pick<Watched, 'indexNames'> & {
    streamPaths: readonly string[];
  };

/** Reads the names from the shared values of the stacks. */
export function readWatched({ data, pipeline, api, indexNames, streamPaths }: Sources): Watched {
  return {
    tableName: data('tableName'),
    indexNames,
    apiId: api('apiId'),
    gatekeeperName: api('gatekeeperName'),
    streams: streamPaths.map((path) => ({ path, functionName: api(`${path} functionName`) })),
    queues: jobs.map(({ id, timeoutSeconds }) => ({
      ...{ id, timeoutSeconds },
      queueName: pipeline(`${id}-queueName`),
      deadLetterQueueName: pipeline(`${id}-deadLetterQueueName`),
    })),
    workerNames: jobs.map(({ id }) => pipeline(`${id}-workerName`)),
    sweeperName: pipeline('sweeperName'),
    readerName: pipeline('readerName'),
  };
}
