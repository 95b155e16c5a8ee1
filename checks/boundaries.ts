import { boundaryRules } from './boundary-rules.ts';
import { teachParserJsx } from './teach-parser-jsx.ts';

teachParserJsx();
const { cruise } = await import('dependency-cruiser');

/** Fewer modules than this means that the parser saw nothing, and its silence proves nothing. */
const fewestModules = 100;

const { output } = await cruise(['shared', 'functions', 'infra', 'web', 'bench'], {
  ruleSet: { forbidden: boundaryRules },
  validate: true,
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: ['node_modules'] },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx'],
    exportsFields: ['exports'],
    conditionNames: ['import'],
  },
});
if (typeof output === 'string') throw new Error(output);
const { summary } = output;
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
if (summary.totalCruised < fewestModules) {
  console.error(`Only ${summary.totalCruised} modules were seen; the check proves nothing.`);
  process.exit(1);
}
if (summary.error > 0) process.exit(1);
console.log(`boundaries hold over ${summary.totalCruised} modules`);
