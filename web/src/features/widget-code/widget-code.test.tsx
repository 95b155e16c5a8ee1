import { expect, test } from 'vitest';
import { draw } from '#web/testing/drawn-page.tsx';
import { WidgetCode } from './widget-code.tsx';

// Document 1 section 9 and document 2 section 2.2.

const generator = draw(<WidgetCode conversionId="" color="#1d4ed8" origin="https://edgpt.ai" />);

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

test('a launcher shows the specified message until its owner changes it', () => {
  const values = generator.all('input').flatMap((input) => input.attributes('value'));
  expect(values).toContain('Chat with our AI Assistant');
});
