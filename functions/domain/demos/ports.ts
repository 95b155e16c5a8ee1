import type { BrandId } from '#shared/brands/platforms.ts';
import type { Abandonment, DemoInteraction } from './demo.ts';

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
