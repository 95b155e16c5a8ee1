import { writeFileSync } from 'node:fs';
import { renderCostPage } from './render-cost-page.ts';

writeFileSync(new URL('../../docs/cost.md', import.meta.url), renderCostPage());
