/** Spreadsheet parts may use any namespace prefix, or none. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
