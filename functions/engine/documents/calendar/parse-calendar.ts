import ICAL from 'ical.js';
import { decodeText } from '#functions/engine/documents/decode/decode-text.ts';
import { cleanText } from '../content/clean-text.ts';
import type { Block } from '../content/content.ts';
import type { ParsedDocument } from '../content/parsed-document.ts';
import { readBlocks } from '../html/html-blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { type CalendarTime, describeDay, describePeriod, readCalendarTime } from './calendar-time.ts';
import { describeRecurrence } from './describe-recurrence.ts';

/** A calendar made for readers has hundreds of events; of a larger export, the latest are kept. */
const eventLimit = 2_000;
const exceptionLimit = 50;
const descriptionLengthLimit = 1_000;
const eventHeadingLevel = 3;

type CalendarEvent = {
  summary: string;
  start: CalendarTime;
  end: CalendarTime | undefined;
  location: string;
  description: string;
  recurrence: string;
};

/**
 * Parses a calendar (RFC 5545) into events in chronological order, with weekday, date, time, place and recurrence in
 * words.
 */
export function parseCalendar(bytes: Uint8Array): ParsedDocument {
  const parsed: unknown = ICAL.parse(decodeText(bytes).text);
  const roots = Array.isArray(parsed) && typeof parsed[0] === 'string' ? [parsed] : parsed;
  const calendars = Array.isArray(roots) ? roots.map((root) => new ICAL.Component(root)) : [];
  const events = calendars
    .flatMap(readEvents)
    .sort((a, b) => a.start.wallClock.getTime() - b.start.wallClock.getTime())
    .slice(-eventLimit);
  const title = calendars.map((calendar) => readText(calendar, 'x-wr-calname')).find(Boolean);
  return {
    ...(title && { title }),
    blocks: events.flatMap(describeEvent),
    structuredData: events.map(toEventData),
  };
}

function readEvents(calendar: ICAL.Component): CalendarEvent[] {
  const zone = readText(calendar, 'x-wr-timezone') || undefined;
  return calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const start = component.getFirstPropertyValue('dtstart');
    const cancelled = readText(component, 'status').toUpperCase() === 'CANCELLED';
    if (!(start instanceof ICAL.Time) || cancelled) return [];
    const end = readEnd(component, start);
    return {
      summary: readText(component, 'summary') || 'Event',
      start: readCalendarTime(start, zone),
      end: end && readCalendarTime(end, zone),
      location: readText(component, 'location'),
      description: readText(component, 'description'),
      recurrence: readRecurrence(component, zone),
    };
  });
}

function readEnd(component: ICAL.Component, start: ICAL.Time): ICAL.Time | undefined {
  const end = component.getFirstPropertyValue('dtend');
  if (end instanceof ICAL.Time) return end;
  const duration = component.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return undefined;
  const after = start.clone();
  after.addDuration(duration);
  return after;
}

function readRecurrence(component: ICAL.Component, zone: string | undefined): string {
  const rule = component.getFirstPropertyValue('rrule');
  if (!(rule instanceof ICAL.Recur)) return '';
  const exceptions = component
    .getAllProperties('exdate')
    .flatMap((property) => property.getValues())
    .filter((value) => value instanceof ICAL.Time)
    .slice(0, exceptionLimit)
    .map((time) => describeDay(readCalendarTime(time, zone).wallClock));
  return describeRecurrence(rule) + (exceptions.length > 0 ? `, except ${exceptions.join(', ')}` : '');
}

function readText(component: ICAL.Component, property: string): string {
  const value: unknown = component.getFirstPropertyValue(property);
  return typeof value === 'string' ? value.trim() : '';
}

function describeEvent(event: CalendarEvent): Block[] {
  const facts = [
    `When: ${describePeriod(event.start, event.end)}${event.recurrence && `, ${event.recurrence}`}`,
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
