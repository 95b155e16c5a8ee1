const levels = ['DEBUG', 'INFO', 'WARN', 'ERROR', 'SILENT'] as const;
type Level = (typeof levels)[number];
type Fields = Record<string, unknown>;

/** Structured log: one JSON object per line. Never pass secrets, visitors' words or personal data. */
export const log = {
  info: (message: string, fields?: Fields) => write('INFO', message, fields),
  warn: (message: string, fields?: Fields) => write('WARN', message, fields),
  error: (message: string, fields?: Fields) => write('ERROR', message, fields),
};

function write(level: Level, message: string, fields: Fields = {}): void {
  if (levels.indexOf(level) < levels.indexOf(findLeast())) return;
  const entry = { level, message, timestamp: new Date().toISOString(), ...fields };
  const out = level === 'INFO' ? process.stdout : process.stderr;
  out.write(`${toLine(entry)}\n`);
}

/** A line with all of its values at their longest is still a quarter of what CloudWatch Logs takes. */
const longestLine = 64 * 1024;
const longestText = 8 * 1024;
const longestList = 50;

function toLine({ level, message, timestamp, ...fields }: Fields): string {
  const line = JSON.stringify({ level, message, timestamp, ...fields }, shorten);
  if (line.length <= longestLine) return line;
  return JSON.stringify(
    { level, message, timestamp, cutFrom: line.length, fields: Object.keys(fields) },
    shorten,
  );
}

/** What a model, a page or a server sends has no bounds of its own. */
function shorten(name: string, given: unknown): unknown {
  const value = describeErrors(name, given);
  if (typeof value === 'string' && value.length > longestText)
    return `${value.slice(0, longestText)}… (${value.length} characters)`;
  if (Array.isArray(value) && value.length > longestList)
    return [...value.slice(0, longestList), `… (${value.length} in all)`];
  return value;
}

/** `LOG_LEVEL` sets the minimum level; INFO by default. */
const findLeast = (): Level => levels.find((level) => level === process.env.LOG_LEVEL) ?? 'INFO';

/** JSON.stringify omits the content of errors. */
function describeErrors(_name: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, stack, ...(cause !== undefined && { cause }) };
}
