import { boundaryRules } from './boundary-rules.ts';
import { findCrowdedFolders } from './find-crowded-folders.ts';
import { findFolderCircles } from './find-folder-circles.ts';
import { teachParser } from './teach-parser.ts';

teachParser();
const { cruise } = await import('dependency-cruiser');

/** With fewer modules than this the parser found nothing, and a clean result proves nothing. */
const fewestModules = 100;

const { output } = await cruise(['shared', 'functions', 'infra', 'web', 'tests', 'bench'], {
  ruleSet: { forbidden: boundaryRules },
  validate: true,
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: ['node_modules'] },
  // The first bench that needs its packages installs them: `npm run check:peers`.
  exclude: { path: ['^bench/peers/'] },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx'],
    exportsFields: ['exports'],
    conditionNames: ['import'],
  },
});
if (typeof output === 'string') throw new Error(output);
const { modules, summary } = output;
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
if (summary.totalCruised < fewestModules) {
  console.error(`Only ${summary.totalCruised} modules were seen; the check proves nothing.`);
  process.exit(1);
}

const isProduct = (path: string) =>
  /^(shared|functions|infra|web)\//.test(path) && !/\.(test|stack|e2e)\.tsx?$/.test(path);
const sources = modules.map(({ source }) => source).filter((source) => !source.includes('node_modules'));
const imports = modules
  .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
  .filter(({ from, to }) => isProduct(from) && isProduct(to));
const circles = findFolderCircles(imports);
for (const { parent, members, imports: steps } of circles) {
  console.error(`circle in ${parent || 'the root'}: ${members.join(', ')}`);
  for (const { from, to } of steps) console.error(`  ${from} → ${to}`);
}
const crowded = findCrowdedFolders(sources);
for (const { folder, files } of crowded) console.error(`${folder} holds ${files} files: split it`);
if (summary.error > 0 || circles.length > 0 || crowded.length > 0) process.exit(1);
console.log(`boundaries hold over ${summary.totalCruised} modules`);
