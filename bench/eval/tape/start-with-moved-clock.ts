import { moveClock, offsetVariable } from './move-clock.ts';

// Loads before the worker, so that pages are read at the same time in each run.
moveClock(Number(process.env[offsetVariable] ?? 0));
