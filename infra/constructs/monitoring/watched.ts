import type { JobId } from '#functions/policy/policy.ts';
import { jobs } from '#shared/jobs/index.ts';
import type { ValueOf } from '../shared-values.ts';

/** Names of the resources watched by alarms and the dashboard. */
export type Watched = {
  tableName: string;
  /** The table's global secondary indexes. */
  indexNames: readonly string[];
  apiId: string;
  gatekeeperName: string;
  /** Functions of streaming routes. */
  streams: readonly { path: string; functionName: string }[];
  queues: readonly { id: JobId; timeoutSeconds: number; queueName: string; deadLetterQueueName: string }[];
  workerNames: readonly string[];
  sweeperName: string;
  readerName: string;
};

type Sources = { data: ValueOf; pipeline: ValueOf; api: ValueOf } & Pick<Watched, 'indexNames'> & {
    streamPaths: readonly string[];
  };

/** Reads the names from the stacks' shared values. */
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
