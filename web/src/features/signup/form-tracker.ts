import type { BrandId } from '#shared/brands/brand-names.ts';
import { api } from '#web/lib/api/api.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';

type Calls = typeof api.demos;
type Interaction = Parameters<Calls['recordInteraction']['call']>[0]['interaction'];

/** Document 1 section 9. */
const activeMilliseconds = 30_000;
/** The visit is recorded from the first focus of one of these: document 1 section 4. */
const startingFields = ['schoolInfo.name', 'schoolInfo.website'];

type TrackerWorld = {
  calls: { [Name in keyof Calls]: Pick<Calls[Name], 'call'> };
  now(): Date;
  makeSessionId(): string;
  /** Sends while the page unloads, without waiting. */
  sendBeacon(url: string, body: Blob): void;
};

const browserWorld: TrackerWorld = {
  calls: api.demos,
  now: () => new Date(),
  makeSessionId: () => makeRandomId(),
  sendBeacon: (url, body) => void navigator.sendBeacon(url, body),
};

/** Records a visit to the trial form, without any input. Its failures are ignored. */
export function makeFormTracker(brandId: BrandId, world: TrackerWorld = browserWorld) {
  const sessionId = world.makeSessionId();
  let startedAt: Date | undefined;
  let demoId: Promise<string | undefined> | undefined;
  let completedFields: string[] = [];
  let lastActiveField: string | null = null;
  let lastError: string | null = null;
  let isOver = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const attempt = async <Value>(call: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await call();
    } catch {
      return undefined;
    }
  };
  const sendInteraction = async (interaction: Interaction) => {
    const id = await demoId;
    if (id) await attempt(() => world.calls.recordInteraction.call({ demoId: id, interaction }));
  };
  const start = () => {
    startedAt = world.now();
    demoId = attempt(
      async () => (await world.calls.recordView.call({ platform: brandId, sessionId })).demoId,
    );
    void sendInteraction('form_started');
    timer = setInterval(() => void sendInteraction('form_active'), activeMilliseconds);
  };
  const end = () => {
    isOver = true;
    clearInterval(timer);
  };

  return {
    setCompletedFields(fields: string[]) {
      completedFields = fields;
    },
    focus(field: string) {
      lastActiveField = field;
      if (!startedAt && startingFields.includes(field)) start();
    },
    fail(error: string) {
      lastError = error;
      void sendInteraction('form_submitted_error');
    },
    async succeed() {
      if (!startedAt || isOver) return;
      end();
      const timeSpent = Math.round((world.now().getTime() - startedAt.getTime()) / 1000);
      await sendInteraction('form_submitted_success');
      const id = await demoId;
      if (!id) return;
      await attempt(() =>
        world.calls.completeDemo.call({
          demoId: id,
          timeSpent,
          exitPoint: 'trial-signup',
          convertedToTrial: true,
        }),
      );
    },
    /** The visitor leaves without submitting the form. */
    leave(exitAction: 'page_close' | 'navigation') {
      if (!startedAt || isOver) return;
      end();
      const visit = {
        platform: brandId,
        sessionId,
        formStartTime: startedAt.toISOString(),
        completedFields,
        lastActiveField,
        errorEncountered: lastError,
        exitAction,
      };
      world.sendBeacon(
        '/api/form-abandonment',
        new Blob([JSON.stringify(visit)], { type: 'application/json' }),
      );
    },
    stop: () => clearInterval(timer),
  };
}
