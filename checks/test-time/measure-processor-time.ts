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

type Processes = Map<number, ProcessTimes>;

function readProcesses(): Processes {
  const processes: Processes = new Map();
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

function findFamily(root: number, processes: Processes): Processes {
  const belongs = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && parent > 0 && belongs(parent);
  };
  return new Map([...processes].filter(([pid]) => belongs(pid)));
}

/** Enough for a family in which processes end all the time. */
const maxReadings = 20;

/**
 * Returns the seconds that a process and all its descendants have used. A child that ends while the list is read stands neither in
 * the list nor yet in its parent's time, so that its work would go to the next file: two readings in a row must have the same members.
 */
export function addUpFamily(root: number, read = readProcesses): number {
  let family = findFamily(root, read());
  for (let readings = 1; readings < maxReadings; readings += 1) {
    const before = family;
    family = findFamily(root, read());
    if (family.size === before.size && [...family.keys()].every((pid) => before.has(pid))) break;
  }
  return [...family.values()].reduce((sum, { seconds }) => sum + seconds, 0);
}

/**
 * Returns the seconds of processor time that this process and all its descendants have used. Where the system has no `/proc`, the
 * seconds of this process alone.
 */
export function measureProcessorTime(): number {
  if (process.platform === 'linux') return addUpFamily(process.pid);
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}
