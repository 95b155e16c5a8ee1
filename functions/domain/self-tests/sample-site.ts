import type { Fetcher } from '#functions/engine/crawl/fetch/fetcher.ts';

/** A school that does not exist, under a name that nobody can register: RFC 2606. */
const origin = 'https://harbor-light.example';

const page = `<!doctype html>
<html lang="en">
  <head>
    <title>Admissions | Harbor Light School</title>
    <meta name="description" content="How to apply to Harbor Light School.">
  </head>
  <body>
    <nav><a href="/">Home</a> <a href="/staff-only/salaries">Salaries</a></nav>
    <main>
      <h1>Admissions</h1>
      <p>Harbor Light School is a small elementary school by the sea. We welcome new families all year round.</p>
      <h2>How to apply</h2>
      <p>Applications for the fall term are accepted until March 15. The application fee is $65 for each child.</p>
      <h2>Office hours</h2>
      <p>The admissions office is open Monday to Friday from 8:30 AM to 3:30 PM.</p>
      <h2>Tuition</h2>
      <table>
        <thead><tr><th>Grade</th><th>Tuition per year</th></tr></thead>
        <tbody>
          <tr><td>Kindergarten</td><td>$9,800</td></tr>
          <tr><td>Grades 1 to 5</td><td>$11,400</td></tr>
        </tbody>
      </table>
      <script>document.title = 'Not to be read';</script>
      <p hidden>Not to be seen by anybody.</p>
    </main>
  </body>
</html>`;

const files = new Map([
  [`${origin}/robots.txt`, { type: 'text/plain', body: 'User-agent: *\nDisallow: /staff-only/\n' }],
  [`${origin}/admissions`, { type: 'text/html; charset=utf-8', body: page }],
]);

/** What the tests know of the sample site. */
export const sampleSite = {
  name: 'Harbor Light School',
  website: `${origin}/`,
  page: `${origin}/admissions`,
  forbiddenPage: `${origin}/staff-only/salaries`,
  table: { header: ['Grade', 'Tuition per year'], row: ['Kindergarten', '$9,800'] },
  unseen: /Not to be (?:read|seen)/,
  answered: { question: 'How much is the application fee?', said: '$65' },
  unanswered: 'Do you have a swimming pool?',
};

/** Reads the sample site from memory, as the crawler's own client reads others from the network. */
export const fetchSample: Fetcher = async (url) => {
  const file = files.get(url);
  if (!file)
    return {
      ok: false,
      url,
      requestCount: 1,
      code: 'http-status',
      reason: 'No such page.',
      transient: false,
    };
  const headers = { 'content-type': file.type };
  const bytes = Buffer.from(file.body);
  return { ok: true, url, status: 200, headers, bytes, truncated: false, requestCount: 1 };
};
