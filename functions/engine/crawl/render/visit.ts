import type { RenderRequest } from './page-renderer.ts';

/** The showing of one page. */
export type Visit = {
  request: RenderRequest;
  /** In whose name it asks; known when the browser has said what it is. */
  userAgent: string;
  /** How often the page has asked. */
  requests: number;
  /** When it or one of its frames or workers last did. */
  askedAt: number;
  /** Of the page's window, once it is open. */
  frameId?: string;
  /** Its page was asked for. */
  isAsked: boolean;
  /** Windows that the page has opened. */
  otherWindows: Set<string>;
  /** Where its script or its server leads. */
  forwardsTo?: string;
  /** Moments of the window's pages, those that have come and those that are waited for. */
  moments: Map<string, PromiseWithResolvers<void>>;
  /** Ends the visit at once. */
  end(fault: unknown): void;
  /** Rejects when the visit was ended. */
  ended: Promise<never>;
};

export function openVisit(request: RenderRequest): Visit {
  const { promise: ended, reject: end } = Promise.withResolvers<never>();
  // Nobody waits for it after the text has been read.
  ended.catch(() => undefined);
  return {
    ...{ request, userAgent: '', requests: 0, askedAt: 0, isAsked: false, end, ended },
    otherWindows: new Set(),
    moments: new Map(),
  };
}

/** A moment of a page, by the browser's name for it. */
export function findMoment({ moments }: Visit, loaderId: string, name: string): PromiseWithResolvers<void> {
  const key = `${loaderId} ${name}`;
  const moment = moments.get(key) ?? Promise.withResolvers<void>();
  moments.set(key, moment);
  return moment;
}

/** Why a page is not read, in words for logs. */
export class RefusedError extends Error {}

/** Ends the visit of a page that leads elsewhere, which nobody opens here. */
export function forward(visit: Visit, to: string): void {
  visit.forwardsTo ??= to;
  visit.end(new RefusedError('it forwards'));
}
