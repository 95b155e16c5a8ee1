import ICAL from 'ical.js';
import { decodeText } from '#functions/engine/documents/decode/decode-text.ts';
import { cleanText } from '../content/clean-text.ts';
import type { Block } from '../content/content.ts';
import type { ParsedDocument } from '../content/parsed-document.ts';
import { readBlocks } from '../html/html-blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { type CalendarTime, describePeriod, readCalendarTime } from './calendar-time.ts';
import { readLines } from './read-lines.ts';
import { isCancelled, readSeries, type Series, type SeriesBasis } from './read-series.ts';

/** A calendar made for readers has hundreds of events; of a larger export, those that last longest are kept. */
const eventLimit = 2_000;
/** Finding the next dates of all series ends here; the rest are told by their rules only. */
const seriesMilliseconds = 4_000;
const descriptionLengthLimit = 1_000;
const eventHeadingLevel = 3;

type CalendarEvent = {
  summary: string;
  start: CalendarTime;
  end: CalendarTime | undefined;
  location: string;
  description: string;
  series: Series | undefined;
  last: number;
};

/**
 * Parses a calendar (RFC 5545) into events in chronological order, with weekday, date, time, place and recurrence in
 * words. Series tell their exceptions and the next dates after `now`.
 */
export function parseCalendar(bytes: Uint8Array, now = new Date()): ParsedDocument {
  const deadline = performance.now() + seriesMilliseconds;
  return readLines(decodeText(bytes).text, (parsed) => readCalendars(parsed, now, deadline));
}

function readCalendars(parsed: unknown, now: Date, deadline: number): ParsedDocument {
  const roots = Array.isArray(parsed) && typeof parsed[0] === 'string' ? [parsed] : parsed;
  const calendars = Array.isArray(roots) ? roots.map((root) => new ICAL.Component(root)) : [];
  const events = calendars
    .flatMap((calendar) => readEvents(calendar, now, deadline))
    .sort((a, b) => a.last - b.last)
    .slice(-eventLimit)
    .sort((a, b) => a.start.wallClock.getTime() - b.start.wallClock.getTime());
  const title = calendars.map((calendar) => readText(calendar, 'x-wr-calname')).find(Boolean);
  return {
    ...(title && { title }),
    blocks: events.flatMap(describeEvent),
    structuredData: events.map(toEventData),
  };
}

function readEvents(calendar: ICAL.Component, now: Date, deadline: number): CalendarEvent[] {
  const calendarZone = readText(calendar, 'x-wr-timezone') || undefined;
  const basis = { calendarZone, now, deadline };
  const components = keepNewest(calendar.getAllSubcomponents('vevent')).filter(isPublic);
  const [overrides, events] = [true, false].map((isOverride) =>
    components.filter((component) => component.hasProperty('recurrence-id') === isOverride),
  );
  const replacing = Map.groupBy(overrides ?? [], uidOf);
  const byUid = new Map(
    (events ?? []).filter((event) => !isCancelled(event)).map((event) => [uidOf(event), event]),
  );
  return components.flatMap((component) => {
    const isOverride = component.hasProperty('recurrence-id');
    const replaced = isOverride ? byUid.get(uidOf(component)) : undefined;
    if (isCancelled(component) || (replaced && tellsSame(component, replaced))) return [];
    return readEvent(component, isOverride ? [] : (replacing.get(uidOf(component)) ?? []), basis);
  });
}

/** Entries that are kept from others (RFC 5545, 3.8.1.3); unknown classes count as private. */
const isPublic = (component: ICAL.Component): boolean => /^(?:public)?$/i.test(readText(component, 'class'));

/** Of several states of one entry, or of one of its dates, the newest; all where nothing tells which that is. */
function keepNewest(components: readonly ICAL.Component[]): ICAL.Component[] {
  const states = Map.groupBy(components, (component) => {
    const replaced = component.getFirstPropertyValue('recurrence-id');
    return typeof uidOf(component) === 'string' ? `${uidOf(component)} ${replaced ?? ''}` : component;
  });
  return [...states.values()].flatMap((same) => {
    const newest = same.reduce((found, other) => (isNewer(other, found) ? other : found));
    return same.filter((state) => !isNewer(newest, state));
  });
}

function isNewer(one: ICAL.Component, other: ICAL.Component): boolean {
  const [first = [], second = []] = [one, other].map((component) => [
    Number(component.getFirstPropertyValue('sequence') ?? 0),
    ...['last-modified', 'dtstamp'].map(
      (name) => Date.parse(String(component.getFirstPropertyValue(name) ?? '')) || 0,
    ),
  ]);
  const at = first.findIndex((value, index) => value !== second[index]);
  return at !== -1 && (first[at] ?? 0) > (second[at] ?? 0);
}

function readEvent(
  component: ICAL.Component,
  overrides: readonly ICAL.Component[],
  basis: SeriesBasis,
): CalendarEvent[] {
  const written = component.getFirstPropertyValue('dtstart');
  if (!(written instanceof ICAL.Time)) return [];
  const [start, writtenEnd] = [readCalendarTime(written, basis.calendarZone), readEnd(component, written)];
  const series = readSeries(component, overrides, basis);
  return [
    {
      summary: readText(component, 'summary') || 'Event',
      start,
      end: writtenEnd && readCalendarTime(writtenEnd, basis.calendarZone),
      location: readText(component, 'location'),
      description: readText(component, 'description'),
      series,
      last: series?.last ?? start.wallClock.getTime(),
    },
  ];
}

/** Whether only the time of a replaced date differs, which the series tells. */
function tellsSame(override: ICAL.Component, event: ICAL.Component): boolean {
  return ['summary', 'location', 'description'].every((name) => {
    const text = readText(override, name);
    return text === '' || text === readText(event, name);
  });
}

/** Events without an identifier belong to nothing. */
const uidOf = (component: ICAL.Component): unknown => readText(component, 'uid') || component;

function readEnd(component: ICAL.Component, start: ICAL.Time): ICAL.Time | undefined {
  const end = component.getFirstPropertyValue('dtend');
  if (end instanceof ICAL.Time) return end;
  const duration = component.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return undefined;
  const after = start.clone();
  after.addDuration(duration);
  return after;
}

function readText(component: ICAL.Component, property: string): string {
  const value: unknown = component.getFirstPropertyValue(property);
  return typeof value === 'string' ? value.trim() : '';
}

function describeEvent(event: CalendarEvent): Block[] {
  const facts = [
    [`When: ${describePeriod(event.start, event.end)}`, event.series?.words].filter(Boolean).join(', '),
    ...(event.series?.next.length ? [`Next dates: ${event.series.next.join(', ')}`] : []),
    ...(event.location ? [`Where: ${event.location}`] : []),
  ];
  return [
    { kind: 'heading', level: eventHeadingLevel, text: event.summary },
    { kind: 'paragraph', text: facts.join('\n') },
    ...readDescription(event.description),
  ];
}

/** Calendar programs store descriptions as text or as HTML. */
function readDescription(description: string): Block[] {
  if (/<(?:p|br|a|div|ul|b|span)\b/i.test(description)) return readBlocks(parseHtml(description).children);
  return description ? [{ kind: 'paragraph', text: description }] : [];
}

function toEventData({ summary, start, end, location, description }: CalendarEvent): Record<string, unknown> {
  return {
    '@type': 'Event',
    name: cleanText(summary),
    startDate: start.iso,
    ...(end && { endDate: end.iso }),
    ...(location && { location: cleanText(location) }),
    ...(description && { description: cleanText(description.slice(0, descriptionLengthLimit)) }),
  };
}
