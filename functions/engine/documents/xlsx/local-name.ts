/** Spreadsheet parts may use any namespace prefix, or none. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
