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

/** Id of a visit. It names its day, under which it is stored. */
export function makeDemoId(now: Date, random: string): string {
  return `demo_${now.toISOString().slice(0, 10).replaceAll('-', '')}_${random}`;
}

/** The day in a visit's id, as YYYY-MM-DD. */
export function dayOfDemo(demoId: string): string {
  const day = demoId.slice('demo_'.length);
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
}
