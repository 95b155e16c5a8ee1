import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports times in hundredths of a second to every program (`USER_HZ`, proc(5)). */
const ticksPerSecond = 100;

interface ProcessTimes {
  parent: number;
  seconds: number;
}

/** Reads a line of `/proc/<pid>/stat`: the parent, and the time of the process and of its children that have ended. */
export function readTimes(stat: string): ProcessTimes {
  // The name in parentheses may hold spaces and parentheses itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Fields 4 and 14 to 17 of proc(5): ppid, utime, stime, cutime, cstime.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
}

function readProcesses(): Map<number, ProcessTimes> {
  const processes = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      processes.set(Number(name), readTimes(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // A process may end between the listing and the reading.
    }
  }
  return processes;
}

/**
 * Returns the seconds of processor time that a process and all its descendants have used. Where the system has no `/proc`, the
 * seconds of this process alone.
 */
export function measureProcessorTime(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  }
  const processes = readProcesses();
  const belongs = (pid: number): boolean => {
    if (pid === process.pid) return true;
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && parent > 0 && belongs(parent);
  };
  return [...processes].reduce((sum, [pid, { seconds }]) => (belongs(pid) ? sum + seconds : sum), 0);
}
