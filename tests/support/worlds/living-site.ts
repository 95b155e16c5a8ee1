import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A generated page of the website: what a course office says about one course. */
type Course = { price: number; due: string; closes: number; head: string; email: string; form: string };
type Layout = { banner: string; year: number; isReversed: boolean };

const first = ['Helen', 'Marcus', 'Elena', 'Victor', 'Ruth', 'Samuel', 'Clara', 'Oscar', 'Nadia', 'Peter'];
const last = [
  'Barrow',
  'Reed',
  'Lindqvist',
  'Okafor',
  'Whitman',
  'Delgado',
  'Fischer',
  'Novak',
  'Hale',
  'Quinn',
];
const days = ['March 3', 'April 14', 'May 6', 'June 9', 'September 2'];

/** A website of so many pages, the home page among them, whose pages, addresses and layout can be changed. */
export function makeLivingSite(pages: number) {
  const layout: Layout = { banner: '', year: 2025, isReversed: false };
  const courses = new Map(Array.from({ length: pages - 1 }, (_, n) => [`/course-${n}`, makeCourse(n)]));
  const names = new Map([...courses.keys()].map((path, n) => [path, n]));
  const forwards = new Map<string, string>();
  const sent = { bytes: 0, requests: 0, unchanged: 0 };

  const listLinks = () => {
    const links = [...courses.keys()].map(toLink);
    return layout.isReversed ? links.reverse() : links;
  };
  const render = (path: string): string | undefined => {
    if (path === '/') return wrap(layout, 'Maple Grove College', listLinks().join('\n'));
    const course = courses.get(path);
    return course && wrap(layout, `Course ${names.get(path)}`, describe(course, names.get(path) ?? 0));
  };
  return {
    ...{ courses, layout, sent },
    /** Puts a page at another address, with or without a forward from the old one. */
    move(from: string, to: string, isForwarded: boolean) {
      const [course, n] = [courses.get(from), names.get(from)];
      if (!course || n === undefined) throw new Error(`There is no ${from}`);
      courses.delete(from);
      courses.set(to, course);
      names.set(to, n);
      if (isForwarded) forwards.set(from, to);
    },
    change(path: string, part: Partial<Course>) {
      const course = courses.get(path);
      if (!course) throw new Error(`There is no ${path}`);
      courses.set(path, { ...course, ...part });
    },
    /** Answers conditional requests, as most servers do. */
    answer(request: IncomingMessage, response: ServerResponse) {
      const path = request.url ?? '/';
      const to = forwards.get(path);
      const body = render(path);
      const etag = `"${createHash('sha1')
        .update(body ?? '')
        .digest('hex')}"`;
      const status = to
        ? 301
        : body === undefined
          ? 404
          : request.headers['if-none-match'] === etag
            ? 304
            : 200;
      const content = status === 200 ? (body ?? '') : '';
      sent.requests += 1;
      sent.unchanged += Number(status === 304);
      sent.bytes += Buffer.byteLength(content);
      response.writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        etag,
        ...(to && { location: to }),
      });
      response.end(content);
    },
  };
}

function makeCourse(n: number): Course {
  return {
    price: 300 + n * 5,
    due: `${days[n % days.length]}, 2026`,
    closes: 4 + (n % 3),
    head: `Dr. ${first[n % 10]} ${last[Math.floor(n / 10) % 10]}`,
    email: `course${n}@maple-grove.test`,
    form: `https://forms.maple-grove.test/course-${n}`,
  };
}

const toLink = (path: string) => `<a href="${path}">${path.slice(1).replace('-', ' ')}</a>`;

function describe({ price, due, closes, head, email, form }: Course, n: number): string {
  return `<p>Course ${n} is a course of the evening college about the subject number ${n}, for adults and older pupils.</p>
    <h2>Fees</h2><p>The fee for course ${n} is $${price} for each term.</p>
    <h2>Dates</h2><p>Applications for course ${n} are due by ${due}.</p>
    <p><a href="${form}">Application form of course ${n}</a></p>
    <h2>Office hours of course ${n}</h2><p>Monday to Thursday: 9:00 am – ${closes}:00 pm</p>
    <h2>People</h2><p>Head of Department ${n}: ${head}</p>
    <h2>Write to us</h2><p>Questions about course ${n} go to ${email}.</p>`;
}

const story =
  'The college has taught adults in the evening for more than forty years in three houses of the town. ';

function wrap({ banner, year }: Layout, title: string, main: string): string {
  return `<!doctype html><html lang="en"><head><title>${title} | Maple Grove</title></head><body>
    ${banner && `<div class="bar"><p>${banner}</p></div>`}
    <header><nav><a href="/">Home</a></nav></header>
    <main><h1>${title}</h1>${main}</main>
    <footer><p>${story.repeat(3)}</p><p>Phone: (555) 010-0200</p><p>© ${year} Maple Grove College</p></footer></body></html>`;
}
