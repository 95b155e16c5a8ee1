import { execFileSync } from 'node:child_process';

/** What a reader of the code reads: not its tests, not the words of languages, not pages that only samples need. */
const sources = [
  ...['*.ts', '*.tsx', '*.mjs', '*.css'],
  ...['*.test.ts', '*.test.tsx', '*.stack.ts', '*.e2e.ts'].map((name) => `:!${name}`),
  ...['tests', 'functions/engine/lexicon', 'infra/local/sample-sites', 'bench/eval/sites'].map(
    (folder) => `:!${folder}`,
  ),
];

/** The last commit, when its files are wanted and not those of the working tree. */
type Place = 'HEAD' | 'working tree';

/** The lines of each source file, which git counts in a tenth of a second. */
export function countLinesByFile(place: Place): Map<string, number> {
  const where = place === 'HEAD' ? ['HEAD'] : [];
  const untracked = place === 'HEAD' ? [] : ['--untracked'];
  const counted = execFileSync('git', ['grep', '-c', ...untracked, '', ...where, '--', ...sources], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  return new Map(
    counted
      .trim()
      .split('\n')
      .map((line) => {
        const [file = '', lines] = line.replace(/^HEAD:/, '').split(':');
        return [file, Number(lines)];
      }),
  );
}
