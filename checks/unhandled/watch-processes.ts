import type { ChildProcess } from 'node:child_process';

/**
 * What every Node process that tests start loads first, however deep and whatever variables its starter gives it. It has no
 * file, so that a sealed process, which reads its own code alone, can load it too; the two functions below are its text and
 * name nothing outside themselves.
 */
export function describeWatch(file: string): string {
  const text = `(${reportFaults})(${JSON.stringify(file)});(${followChildren})(${JSON.stringify(file)}, import.meta.url)`;
  return `data:text/javascript,${encodeURIComponent(text)}`;
}

/** Changes nothing: a process ends by its fault as it would without it. */
function reportFaults(file: string): void {
  const starter = process.ppid;
  process.on('uncaughtExceptionMonitor', (error, origin) => {
    // Where its starter was killed, Node's own code fails at the channel to it (EPIPE), which no code of ours can catch.
    if (process.ppid !== starter) return;
    const text = error instanceof Error ? error.stack : String(error);
    const { appendFileSync } = process.getBuiltinModule('node:fs');
    appendFileSync(file, `${origin} in ${process.argv.slice(1).join(' ')}\n${text}\n\n`);
  });
}

/** Lets each Node process that this one starts load the watch, also where its starter gives it other variables or none. */
export function followChildren(file: string, watch: string): void {
  // A sealed process starts none.
  if (process.permission) return;
  type Start = { file?: string; args?: string[]; envPairs?: string[] };
  const { prototype }: { prototype: ChildProcess & { spawn?(start: Start): unknown } } =
    process.getBuiltinModule('node:child_process').ChildProcess;
  const { spawn } = prototype;
  if (!spawn) throw new Error('This Node starts its processes in another way');
  // What a run within a test starts has a watch already, which writes to that run's file.
  const isWatched = ({ args = [], envPairs = [] }: Start) =>
    [...args, ...envPairs.filter((pair) => pair.startsWith('NODE_OPTIONS='))].some((option) =>
      option.includes('followChildren'),
    );
  prototype.spawn = function (start) {
    if (start.file === process.execPath && !isWatched(start)) {
      const [name = '', ...rest] = start.args ?? [];
      const seal = rest.includes('--permission') ? [`--allow-fs-write=${file}`] : [];
      start.args = [name, `--import=${watch}`, ...seal, ...rest];
    }
    return Reflect.apply(spawn, this, [start]);
  };
}
