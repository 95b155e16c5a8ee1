/** What decides whether a run of characters can be seen. */
export type Run = {
  bold: boolean;
  /** Undefined if the run itself says nothing. */
  isHidden: boolean | undefined;
  /** Undefined if the run itself says nothing. */
  isStruck: boolean | undefined;
  styleId: string;
  font: string;
  color: string;
  /** In half points. */
  size: number | undefined;
  isShaded: boolean;
  isRaised: boolean;
};

/** Half points: smaller type cannot be read. */
const smallestSize = 5;

export const plainRun: Run = {
  bold: false,
  isHidden: undefined,
  isStruck: undefined,
  styleId: '',
  font: '',
  color: '',
  size: undefined,
  isShaded: false,
  isRaised: false,
};

/** Whether a run is drawn too small to read, or in white where nothing lies below. */
export function isUnreadable({ color, size, isShaded }: Run, mayLieOnGround: boolean): boolean {
  if (size !== undefined && size < smallestSize) return true;
  return /^f[c-f]f[c-f]f[c-f]$/i.test(color) && !isShaded && !mayLieOnGround;
}

/** Shading and highlights that white text can be read on. */
export function isDark(fill: string | undefined): boolean {
  return fill !== undefined && !/^(?:auto|none|white|ffffff|)$/i.test(fill);
}
