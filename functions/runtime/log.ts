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
  out.write(`${JSON.stringify(entry, describeErrors)}\n`);
}

/** `LOG_LEVEL` sets the minimum level; INFO by default. */
function findLeast(): Level {
  return levels.find((level) => level === process.env.LOG_LEVEL) ?? 'INFO';
}

/** JSON.stringify omits the content of errors. */
function describeErrors(_name: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, stack, ...(cause !== undefined && { cause }) };
}
