/** A form field: a text, or nested fields by name or number. */
export type Fields = { [name: string]: string | Fields };

/** Parses a body as encoded by Stripe's clients: `items[0][price]=…`. */
export function readFormFields(body: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop();
    if (last === undefined) continue;
    let place = fields;
    for (const part of path) {
      const next = place[part];
      if (typeof next === 'object') place = next;
      else {
        const made: Fields = {};
        place[part] = made;
        place = made;
      }
    }
    place[last] = value;
  }
  return fields;
}

/** The text at a path of names; undefined when there is none. */
export function findText(fields: Fields, ...path: string[]): string | undefined {
  let place: string | Fields | undefined = fields;
  for (const name of path) place = typeof place === 'object' ? place[name] : undefined;
  return typeof place === 'string' ? place : undefined;
}

/** The texts below a name. */
export function findTexts(fields: Fields, name: string): Record<string, string> {
  const place = fields[name];
  if (typeof place !== 'object') return {};
  return Object.fromEntries(
    Object.entries(place).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
}
