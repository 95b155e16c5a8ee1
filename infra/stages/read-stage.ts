import * as z from 'zod';
import { type Stage, type StageSettings, stageSchema } from './stage.ts';
import { stages } from './stages.ts';

const overrideSchema = z.record(z.string(), z.unknown());

/** A stage with settings replaced by JSON, as in `cdk synth -c settings='{"alarmEmails":["ops@example.org"]}'`. */
export function readChangedStage(name: string, overrides: unknown): Stage {
  const { [name]: settings } = stages;
  if (overrides === undefined || !settings) return readStage(name);
  const given: unknown = typeof overrides === 'string' ? JSON.parse(overrides) : overrides;
  return readStage(name, { ...settings, ...overrideSchema.parse(given) });
}

/** The stage of this name. Throws with what is wrong with it. */
export function readStage(name: string, settings: StageSettings | undefined = stages[name]): Stage {
  if (!settings) throw new Error(`Unknown stage ${name}: choose one of ${Object.keys(stages).join(', ')}`);
  const result = stageSchema.safeParse(settings);
  if (!result.success) throw new Error(`Invalid stage ${name}: ${z.prettifyError(result.error)}`);
  return { name, ...result.data };
}
