/** What a rule does to a reply. */
export type RuleStage =
  /** Answers by itself. */
  | 'answer'
  /** Answers where the statements found are not sure enough. */
  | 'fallback'
  /** Changes the order of the statements found. */
  | 'order'
  /** Chooses which statements are judged. */
  | 'select'
  /** Sets how sure the best statement is. */
  | 'confidence'
  /** Lowers an answer to the closest match. */
  | 'doubt'
  /** Raises a refusal to the closest match. */
  | 'hint'
  /** Declines. */
  | 'decline'
  /** Adds to the reply. */
  | 'add';

/**
 * One judgement beside the general ranking and fit. `id` is stable and unique, `example` shows in a line when it applies,
 * and `npm run ablation` measures what it is worth.
 */
export type Rule<Input, Effect> = {
  id: string;
  example: string;
  /** Its effect on the input; `undefined` or `false` if it doesn't apply. */
  applies(input: Input): Effect | undefined | false;
};

/** Switches rules off and records which took effect. */
export type RuleRun = {
  isOff(id: string): boolean;
  note(id: string): void;
};

/** All rules, without a trace. */
export const everyRule: RuleRun = { isOff: () => false, note: () => undefined };

/** A run that remembers which rules took effect, in order, without those in `off`. */
export function traceRules(off: ReadonlySet<string> = new Set()): RuleRun & { trace: readonly string[] } {
  const trace: string[] = [];
  return { trace, isOff: (id) => off.has(id), note: (id) => trace.push(id) };
}

/** The effect of the first rule that applies. */
export function applyFirst<Input, Effect>(
  rules: readonly Rule<Input, Effect>[],
  input: Input,
  run: RuleRun,
): Effect | undefined {
  for (const { id, applies } of rules) {
    if (run.isOff(id)) continue;
    const effect = applies(input);
    if (effect === undefined || effect === false) continue;
    run.note(id);
    return effect;
  }
  return undefined;
}

/** Passes a value through every rule that applies, in order. */
export function applyAll<Value>(rules: readonly Rule<Value, Value>[], value: Value, run: RuleRun): Value {
  return rules.reduce((current, rule) => applyFirst([rule], current, run) ?? current, value);
}
