import type { LibraryWorld } from '../knowledge-base/ports.ts';
import type { SweepWorld } from '../maintenance/sweep.ts';
import type { DueWorkStore, MonitorWorld, QueueWatch } from './monitor-world.ts';

/** What healing touches, beside what is looked at. */
export type FixWorld = Omit<MonitorWorld, 'queues' | 'dueWork' | 'modelStore'> &
  Omit<SweepWorld, 'reportItem'> &
  Pick<LibraryWorld, 'files'> & {
    queues: QueueWatch;
    dueWork: DueWorkStore;
    modelStore: MonitorWorld['modelStore'] & { writeRestUntil(restUntilMs: number): Promise<void> };
  };
