import { expect, test } from 'vitest';
import { completeWidgetConfig, defaultWidgetConfig, isHiddenOn } from './widget-config.ts';

test('valid settings of a page apply, and invalid ones fall back to the defaults', () => {
  const said = {
    id: 'conv_x',
    position: 'top-left',
    size: 'large',
    style: 'banner',
    message: ' Hi ',
    color: '#ABCDEF',
  };
  const asked = { ...said, hideOn: '/cart, /pay/*,', teaser: 'false', unread: 'false', isApart: 'true' };
  expect(completeWidgetConfig(asked)).toEqual({
    ...said,
    message: 'Hi',
    hideOn: ['/cart', '/pay/*'],
    teaser: false,
    unread: false,
    isApart: true,
  });
  const wrong = {
    position: 'middle',
    size: '60',
    style: '',
    message: '  ',
    color: 'red;x:url(//evil)',
    teaser: 'off',
  };
  expect(completeWidgetConfig(wrong)).toEqual(defaultWidgetConfig);
});

test.each([
  ['/cart', ['/cart'], true],
  ['/cart/', ['/cart'], false],
  ['/pay/now', ['/pay/*'], true],
  ['/pay', ['/pay/*'], false],
  ['/a.html', ['/a.html'], true],
  ['/aXhtml', ['/a.html'], false],
  ['/x(y)', ['/x(y)'], true],
  ['/', [], false],
])('on %s with %j, the widget is hidden: %s', (path, hideOn, expected) => {
  expect(isHiddenOn(path, hideOn)).toBe(expected);
});
