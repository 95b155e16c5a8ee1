import type { Brand } from '#shared/brands/brand.ts';
import { isHexColor } from '#web/brand/color.ts';
import { describeAssistant, type ReportedAssistant } from './describe-assistant.ts';
import { listContrasts } from './list-contrasts.ts';
import { ReportTable } from './report-table.tsx';

/** What one assistant adds to the report of the product. */
export function AssistantPart({ assistant, brand }: { assistant: ReportedAssistant; brand: Brand }) {
  const { site, address, day } = assistant;
  const { brandColor = '' } = site;
  const colors = isHexColor(brandColor) ? { ...brand.colors, primary: brandColor } : brand.colors;
  const ratio = (value: number) => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;
  return (
    <>
      <h2>The assistant of {site.name}</h2>
      <p>
        {address}, as of <time dateTime={day}>{day}</time>. The tables above hold for it. Its own colors,
        texts and links add this:
      </p>
      <ReportTable
        caption="What this assistant adds"
        columns={['Subject', 'Criteria', 'Finding']}
        rows={describeAssistant(assistant, colors).map(({ subject, criteria, text, items = [] }) => [
          subject,
          criteria,
          <div key="finding">
            <p>{text}</p>
            {items.length > 0 && (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>,
        ])}
      />
      <ReportTable
        caption="Contrast of this assistant’s colors"
        columns={['Colors', 'Required', 'In light', 'In dark']}
        rows={listContrasts(colors).map(({ pair, needed, light, dark }) => [
          pair,
          `${needed}:1`,
          ratio(light),
          ratio(dark),
        ])}
      />
    </>
  );
}
