/** Figures of the product itself, which are measured or hold by themselves. Every other one has no source. */
const ownFigure = /^(?:24\/7|<?\d+ (?:s|min))$/;

/** Whether a marketing figure stands without the mark. */
export const hasSource = (value: string): boolean => ownFigure.test(value);

/** The label of a marketing figure, with the mark that `FigureNote` explains if the figure has no source. */
export function FigureLabel({ value, children }: { value: string; children: string }) {
  return hasSource(value) ? (
    children
  ) : (
    <>
      {children} <FigureMark />
    </>
  );
}

export const FigureMark = () => <span className="font-normal">*</span>;

/** Explains the mark, once on each page that has one. */
export function FigureNote() {
  return (
    <p className="py-3 text-ink-muted text-sm">
      * Illustrative: not from a study. Times are those of our sample websites.
    </p>
  );
}
