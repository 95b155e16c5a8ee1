import * as z from 'zod';
import { answerRequest } from './answer-request.ts';
import type { BrowserEvent, BrowserPipe } from './browser-pipe.ts';
import { findMoment, RefusedError, type Visit } from './visit.ts';

const windowSchema = z.object({ targetInfo: z.object({ targetId: z.string(), type: z.string() }) });
const frameSchema = z.object({ sessionId: z.string(), waitingForDebugger: z.boolean() });
const crashSchema = z.object({ targetId: z.string() });
const momentSchema = z.object({ frameId: z.string(), loaderId: z.string(), name: z.string() });
const dialogSchema = z.object({ type: z.string() });

type Answer = (event: BrowserEvent, visit: Visit, browser: BrowserPipe) => void;

const answers: Record<string, Answer> = {
  'Fetch.requestPaused': ({ params }, visit, browser) => answerRequest(params, visit, browser),
  'Page.lifecycleEvent': ({ params }, visit) => noteMoment(params, visit),
  'Page.javascriptDialogOpening': ({ params, sessionId }, _visit, browser) => {
    // A page that asks before it is left may be left.
    const accept = dialogSchema.parse(params).type === 'beforeunload';
    browser.tell('Page.handleJavaScriptDialog', { accept }, sessionId);
  },
  'Target.targetCreated': ({ params }, visit, browser) => closeOtherWindow(params, visit, browser),
  'Target.attachedToTarget': ({ params }, visit, browser) => {
    const { sessionId, waitingForDebugger } = frameSchema.parse(params);
    if (!waitingForDebugger) return;
    for (const [method, its] of listPreparations(visit)) browser.tell(method, its, sessionId);
    browser.tell('Runtime.runIfWaitingForDebugger', {}, sessionId);
  },
  'Target.targetCrashed': ({ params }, visit) => {
    if (crashSchema.parse(params).targetId === visit.frameId)
      visit.end(new RefusedError('the page ended its browser'));
  },
};

/** Does what the browser waits for, and notes what the visit waits for. */
export function answerEvent(event: BrowserEvent, visit: Visit, browser: BrowserPipe): void {
  answers[event.method]?.(event, visit, browser);
}

/** Frames of other websites and workers are targets of their own: each is told what it is, before it asks for anything. */
export function listPreparations({ userAgent }: Visit): [method: string, params: object][] {
  return [
    ['Emulation.setUserAgentOverride', { userAgent }],
    ['Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }],
  ];
}

function noteMoment(params: unknown, visit: Visit): void {
  const { frameId, loaderId, name } = momentSchema.parse(params);
  if (frameId === visit.frameId) findMoment(visit, loaderId, name).resolve();
}

function closeOtherWindow(params: unknown, visit: Visit, browser: BrowserPipe): void {
  const { targetId, type } = windowSchema.parse(params).targetInfo;
  // The first is the page's own.
  if (type !== 'page' || visit.frameId === undefined || targetId === visit.frameId) return;
  visit.otherWindows.add(targetId);
  browser.tell('Target.closeTarget', { targetId });
}
