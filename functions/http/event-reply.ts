import type { Writable } from 'node:stream';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { eventStreamType, formatEvent, heartbeat } from '#shared/server-sent-events.ts';
import type { Outlet } from './call.ts';
import { replyHeaders } from './reply-headers.ts';

/** CloudFront closes an origin connection after 30 s without a packet by default; a third of that leaves room. */
const heartbeatMilliseconds = 10_000;

const eventHeaders = {
  ...replyHeaders,
  'content-type': `${eventStreamType}; charset=utf-8`,
  // Keeps compressing proxies from holding pieces back.
  'cache-control': 'no-store, no-transform',
};

type EventReply = Outlet & {
  /**
   * Ends the reply, as the last event if events were sent, otherwise as a plain reply with its own status. Resolves
   * once it is flushed.
   */
  finish(result: APIGatewayProxyStructuredResultV2): Promise<void>;
};

/** A reply that starts with its first event, so that an earlier error keeps its HTTP status. */
export function openEventReply(responseStream: Writable, wantsEvents: boolean): EventReply {
  const controller = new AbortController();
  let events: Writable | undefined;
  const isGone = () => responseStream.destroyed || controller.signal.aborted;
  const write = (chunk: string) => {
    if (isGone()) return;
    events ??= begin(responseStream, 200, eventHeaders);
    events.write(chunk);
  };
  const beat = wantsEvents ? setInterval(() => write(heartbeat), heartbeatMilliseconds) : undefined;
  const stop = () => {
    clearInterval(beat);
    if (!responseStream.writableFinished) controller.abort();
  };
  responseStream.once('close', stop);
  responseStream.on('error', stop);
  return {
    signal: controller.signal,
    sendText: (text) => wantsEvents && write(formatEvent('text', JSON.stringify({ text }))),
    async finish({ statusCode = 200, headers = {}, body = '' }) {
      clearInterval(beat);
      if (isGone()) return;
      const isDone = statusCode === 200;
      if (events || (wantsEvents && isDone)) {
        write(formatEvent(isDone ? 'done' : 'error', body));
        await end(responseStream, events);
      } else {
        await end(responseStream, begin(responseStream, statusCode, headers), body);
      }
    },
  };
}

/** Lambda fails a handler that returns before its stream has finished. */
function end(responseStream: Writable, reply = responseStream, body = ''): Promise<void> {
  return new Promise((resolve) => {
    responseStream.once('close', resolve);
    reply.end(body, resolve);
  });
}

function begin(
  responseStream: Writable,
  statusCode: number,
  headers: Record<string, boolean | number | string>,
): Writable {
  return awslambda.HttpResponseStream.from(responseStream, { statusCode, headers });
}
