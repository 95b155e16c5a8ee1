import { moveClock, offsetVariable } from './move-clock.ts';

// Loaded before the worker, whose pages would otherwise be read at another time in each run.
moveClock(Number(process.env[offsetVariable] ?? 0));
