import { writeFileSync } from 'node:fs';
import { renderApiPage } from './render-api-page.ts';

writeFileSync(new URL('../../docs/api.md', import.meta.url), renderApiPage());
