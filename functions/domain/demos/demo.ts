import type { BrandId } from '#shared/brands/platforms.ts';

export type DemoInteraction =
  | 'form_started'
  | 'form_active'
  | 'form_submitted_success'
  | 'form_submitted_error';

export type Abandonment = {
  brandId: BrandId;
  sessionId: string;
  formStartTime: string;
  completedFields: string[];
  lastActiveField?: string | null | undefined;
  errorEncountered?: string | null | undefined;
  exitAction: string;
};

/** Visits to the trial form, by day; they expire by themselves. */
export type DemoStore = {
  begin(demo: { demoId: string; brandId: BrandId; sessionId: string; startedAt: string }): Promise<void>;
  /** Counts an interaction; nothing happens for a visit that is not known. */
  count(demoId: string, interaction: DemoInteraction): Promise<void>;
  complete(
    demoId: string,
    end: { timeSpentSeconds: number; exitPoint: string; convertedToTrial: boolean },
  ): Promise<void>;
  /** A visitor who leaves twice in a session left once, with the later state. */
  addAbandonment(abandonment: Abandonment, now: Date): Promise<void>;
};

/** Id of a visit. It names its day, under which it is stored. */
export function makeDemoId(now: Date, random: string): string {
  return `demo_${now.toISOString().slice(0, 10).replaceAll('-', '')}_${random}`;
}

/** The day in a visit's id, as YYYY-MM-DD. */
export function dayOfDemo(demoId: string): string {
  const day = demoId.slice('demo_'.length);
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
}
