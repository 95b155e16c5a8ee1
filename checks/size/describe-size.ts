/** One line: each folder's source lines and, where they changed, how they differ from the last commit's. */
export function describeSize(now: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>): string {
  const [sums, sumsBefore] = [sumByFolder(now), sumByFolder(before)];
  const folders = [...new Set([...sums.keys(), ...sumsBefore.keys()])].toSorted();
  const parts = ['all', ...folders.filter((folder) => folder !== 'all')].map((folder) =>
    describe(folder, sums.get(folder) ?? 0, sumsBefore.get(folder) ?? 0),
  );
  return `source lines: ${parts.join(', ')}`;
}

function sumByFolder(lines: ReadonlyMap<string, number>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [file, count] of lines) {
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : 'root';
    for (const name of ['all', folder]) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return sums;
}

function describe(folder: string, lines: number, before: number): string {
  const change = lines - before;
  const shown = change === 0 ? '' : ` (${change > 0 ? '+' : ''}${change})`;
  return `${folder} ${lines.toLocaleString('en')}${shown}`;
}
