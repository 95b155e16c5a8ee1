import * as z from 'zod';
import { robotsAgent } from '../robots/load-robots.ts';
import { isAllowed } from '../robots/robots.ts';
import type { BrowserPipe } from './browser-pipe.ts';
import { renderLimits } from './render-limits.ts';
import { forward, RefusedError, type Visit } from './visit.ts';

/** A request that the browser holds back, or the head of its response. */
const pausedSchema = z.object({
  requestId: z.string(),
  frameId: z.string().optional(),
  resourceType: z.string(),
  request: z.object({ url: z.string() }),
  responseErrorReason: z.string().optional(),
  responseStatusCode: z.number().optional(),
  responseHeaders: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});
type Paused = z.infer<typeof pausedSchema>;

/** Requests are held back before they are sent, and those for whole pages again when the response begins. */
export const heldBack = [
  { urlPattern: '*', requestStage: 'Request' },
  { urlPattern: '*', resourceType: 'Document', requestStage: 'Response' },
];

/** Types of requests that add no text. */
const unread = new Set(['Image', 'Media', 'Font', 'Ping', 'EventSource', 'WebSocket', 'Manifest']);

/** Lets through what the page needs to show its text. */
export function answerRequest(params: unknown, visit: Visit, browser: BrowserPipe): void {
  const paused = pausedSchema.parse(params);
  const { requestId, responseStatusCode, responseErrorReason } = paused;
  const isAnswered = responseStatusCode !== undefined || responseErrorReason !== undefined;
  if (isAnswered ? acceptsResponse(paused, visit) : acceptsRequest(paused, visit))
    browser.tell('Fetch.continueRequest', { requestId });
  else browser.tell('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
}

function acceptsRequest(paused: Paused, visit: Visit): boolean {
  const { url } = paused.request;
  visit.requests++;
  visit.askedAt = Date.now();
  if (isOwnPage(paused, visit)) {
    if (visit.isAsked) {
      forward(visit, url);
      return false;
    }
    visit.isAsked = true;
  }
  const { robots, url: own } = visit.request;
  return !(
    visit.requests > renderLimits.requests ||
    unread.has(paused.resourceType) ||
    visit.otherWindows.has(paused.frameId ?? '') ||
    (robots !== undefined && isSameOrigin(url, own) && !isAllowed(robots, robotsAgent, url))
  );
}

/** Servers may send browsers elsewhere than the crawler, even to another website. */
function acceptsResponse(paused: Paused, visit: Visit): boolean {
  const { responseStatusCode: status, responseHeaders, request } = paused;
  if (!isOwnPage(paused, visit) || status === undefined) return true;
  const location = responseHeaders.find(({ name }) => name.toLowerCase() === 'location')?.value;
  const to = location === undefined ? undefined : URL.parse(location, request.url)?.href;
  if (to !== undefined && isRedirect(status)) forward(visit, to);
  else if (status < 200 || status > 299) visit.end(new RefusedError(`the server answered ${status}`));
  else return true;
  return false;
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function isOwnPage({ resourceType, frameId }: Paused, visit: Visit): boolean {
  return resourceType === 'Document' && frameId === visit.frameId;
}

function isSameOrigin(one: string, other: string): boolean {
  return URL.parse(one)?.origin === URL.parse(other)?.origin;
}
