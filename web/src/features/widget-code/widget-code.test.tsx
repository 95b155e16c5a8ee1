import { expect, test } from 'vitest';
import { defaultWidgetDesign } from '#shared/domain/widget/widget-design.ts';
import { draw } from '#tests/support/pages/drawn-page.tsx';
import { WidgetCode } from './widget-code.tsx';

// Document 1 section 9 and document 2 section 2.2.

const generator = draw(
  <WidgetCode
    id="conv_edgpt_00000000000000000000000000"
    design={{ ...defaultWidgetDesign, domain: 'maple.example', schoolName: 'Maple School' }}
    onChange={() => undefined}
    origin="https://edgpt.ai"
  />,
);

test('the generator has three tabs and opens on the first', () => {
  expect(generator.labelled('Widget code').texts).toEqual(['Configure', 'Preview', 'Get Code']);
});

test('it offers three styles, five positions and three sizes', () => {
  expect(generator.all('select').map(({ texts }) => texts)).toEqual([
    ['Floating', 'Embedded', 'Banner'],
    ['Bottom right', 'Bottom left', 'Top right', 'Top left', 'Center bottom'],
    ['Small (60 px)', 'Medium (80 px)', 'Large (100 px)'],
  ]);
});

test('it asks for domain, name and message, and the message is the specified one at first', () => {
  const values = generator.all('input').flatMap((input) => input.attributes('value'));
  expect(values).toEqual(
    expect.arrayContaining(['maple.example', 'Maple School', 'Chat with our AI Assistant']),
  );
});
