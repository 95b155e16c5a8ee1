import { hashBody } from '#shared/body-hash.ts';
import { importPeer } from '../import-peer.ts';

export type Drive = {
  url: string;
  connections: number;
  duration: number;
  /** Requests per second over all connections; without it each connection sends its next request at once. */
  overallRate?: number;
  requests: readonly { method: string; path: string; headers?: Record<string, string>; body?: string }[];
};

/** The results of a load; times are those of replies that were not refused. */
export type Driven = {
  perSecond: number;
  /** Replies by status. */
  statuses: ReadonlyMap<number, number>;
  /** Requests neither answered nor properly refused: lost connections, time-outs, other statuses. */
  errors: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
};

export type SendRequests = (options: Drive) => Promise<Driven>;

/** Sends requests in turns, each connection its next one as soon as it is answered, or all at a given rate. */
export async function drive(options: Drive): Promise<Driven> {
  const peer: { sendRequests: SendRequests } = await importPeer('load/send-requests');
  return await peer.sendRequests(options);
}

/** A POST of JSON, with the hash of its body. */
export async function postJson(path: string, fields: object) {
  const body = JSON.stringify(fields);
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...(await hashBody(body)) },
    body,
  };
}
