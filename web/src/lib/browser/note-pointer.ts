/**
 * Notes on the document whether the pointer was used last, for theme.css: browsers show the focus of a button that code
 * focuses after a click, as Radix does with tabs.
 */
export function notePointer(): void {
  const { dataset } = document.documentElement;
  addEventListener('pointerdown', () => Object.assign(dataset, { pointer: '' }), true);
  addEventListener(
    'keydown',
    ({ key }) => {
      if (!/^(?:Alt|Control|Meta|Shift)$/.test(key)) delete dataset.pointer;
    },
    true,
  );
}
