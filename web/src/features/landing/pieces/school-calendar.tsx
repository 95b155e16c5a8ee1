import { PieceFrame, type PieceProps } from './piece-frame.tsx';

/** November 2026 of the sample school's calendar; `day` is the first of its days. */
const events = [
  { day: 11, days: 1, date: 'Wednesday, November 11', text: 'No school: Veterans Day' },
  { day: 20, days: 1, date: 'Friday, November 20', text: 'First trimester ends' },
  { day: 23, days: 2, date: 'November 23 and 24', text: 'No classes: family conferences' },
  { day: 25, days: 3, date: 'November 25 to 27', text: 'No school: Thanksgiving break' },
];
const asked = 25;
const daysOfMonth = Array.from({ length: 30 }, (_, index) => index + 1);
const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** A month of the school year, with the days that families ask about. */
export function SchoolCalendar({ siteName }: PieceProps) {
  const eventOf = (day: number) => events.find((event) => day >= event.day && day < event.day + event.days);
  return (
    <PieceFrame siteName={siteName} question="When is Thanksgiving break?" page="Calendar">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div aria-hidden="true" className="grid grid-cols-7 gap-1 text-center text-sm tabular-nums">
          {weekdays.map((name) => (
            <span key={name} className="text-ink-muted text-xs">
              {name}
            </span>
          ))}
          {daysOfMonth.map((day) => {
            const event = eventOf(day);
            const look = event?.day === asked ? 'bg-mark text-on-mark' : event ? 'bg-brand-tint' : '';
            return (
              <span key={day} className={`rounded-sm py-1 ${look}`}>
                {day}
              </span>
            );
          })}
        </div>
        <ul className="space-y-1.5 self-center text-sm">
          {events.map(({ day, date, text }) => (
            <li key={day} className={day === asked ? '' : 'max-sm:hidden'}>
              <span className="block text-ink-muted">{date}</span>
              <span className={day === asked ? 'bg-mark font-semibold text-on-mark' : ''}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </PieceFrame>
  );
}
