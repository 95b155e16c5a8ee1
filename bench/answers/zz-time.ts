import path from 'node:path';
import { answerQuestion } from '#functions/answer/answer-question.ts';
import { buildKnowledge } from '#functions/knowledge/build-knowledge.ts';
import { parseKnowledge, serializeKnowledge } from '#functions/knowledge/serialize-knowledge.ts';
import { loadQuestions } from '../eval-scoring.ts';
import { readSite } from './read-site.ts';
const site = process.argv[2] ?? '';
const base = `http://www.${site}.org/`;
const root = path.resolve(import.meta.dirname, '../../../shared');
const sources = await readSite(path.join(root, 'sites', site), base, { pages: 80, documents: 10 });
const built = buildKnowledge({ sources, organisationName: site, website: base, builtAt: '2026-01-01' });
const bytes = serializeKnowledge(built);
for (let i = 0; i < 3; i++) { const t = performance.now(); parseKnowledge(bytes); console.log('parse', bytes.length, built.passages.length, (performance.now() - t).toFixed(1)); }
const k = parseKnowledge(bytes);
const qs = loadQuestions(root + '/eval/questions.jsonl').filter((q) => q.answerable).slice(0, 60);
for (let round = 0; round < 2; round++) {
  const times = qs.map((q) => { const t = performance.now(); answerQuestion({ knowledge: k, question: q.question, history: [], now: new Date() }); return { ms: performance.now() - t, q: q.question }; }).sort((a, b) => b.ms - a.ms);
  console.log('median', times[30]?.ms.toFixed(1), times.slice(0, 4).map((t) => `${t.ms.toFixed(1)} ${t.q}`));
}
