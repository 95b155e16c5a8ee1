import { boundaryRules } from './boundary-rules.ts';
import { findCrowdedFolders } from './find-crowded-folders.ts';
import { findFolderCircles } from './find-folder-circles.ts';
import { judgeImports } from './judge-imports.ts';
import { listImports } from './list-imports.ts';

/** With fewer modules than this the parser found nothing, and a clean result proves nothing. */
const fewestModules = 1000;

const { modules, imports } = listImports('.', [
  'shared',
  'functions',
  'infra',
  'web',
  'tests',
  'bench',
  'checks',
]);
if (modules.length < fewestModules) throw new Error(`Only ${modules.length} modules were seen.`);

const breaches = judgeImports(boundaryRules, imports);
for (const { rule, from, to } of breaches) console.error(`${rule}: ${from} → ${to}`);

const isProduct = (path: string) =>
  /^(shared|functions|infra|web)\//.test(path) && !/\.(test|stack|e2e)\.tsx?$/.test(path);
const circles = findFolderCircles(
  imports
    .map(({ from, to }) => ({ from, to: to.path }))
    .filter(({ from, to }) => isProduct(from) && isProduct(to)),
);
for (const { parent, members, imports: steps } of circles) {
  console.error(`circle in ${parent || 'the root'}: ${members.join(', ')}`);
  for (const { from, to } of steps) console.error(`  ${from} → ${to}`);
}
const crowded = findCrowdedFolders(modules);
for (const { folder, files } of crowded) console.error(`${folder} holds ${files} files: split it`);
if (breaches.length > 0 || circles.length > 0 || crowded.length > 0) process.exit(1);
console.log(`boundaries hold over ${modules.length} modules with ${imports.length} imports`);
