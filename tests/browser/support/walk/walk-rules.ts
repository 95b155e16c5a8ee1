/** Rules that axe leaves out unless asked: size of targets (2.5.8), label in name (2.5.3), orientation (1.3.4). */
export const walkRules: readonly string[] = [
  'target-size',
  'label-content-name-mismatch',
  'css-orientation-lock',
];
