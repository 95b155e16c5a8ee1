import type { BrandId } from '#shared/brands/platforms.ts';
import type { Abandonment, DemoInteraction } from './demo.ts';

/** Visits to the trial form, by day; they expire automatically. */
export type DemoStore = {
  begin(demo: { demoId: string; brandId: BrandId; sessionId: string; startedAt: string }): Promise<void>;
  /** Counts an interaction; does nothing for an unknown visit. */
  count(demoId: string, interaction: DemoInteraction): Promise<void>;
  complete(
    demoId: string,
    end: { timeSpentSeconds: number; exitPoint: string; convertedToTrial: boolean },
  ): Promise<void>;
  /** Repeated abandonments in a session count once, with the latest state. */
  addAbandonment(abandonment: Abandonment, now: Date): Promise<void>;
};
