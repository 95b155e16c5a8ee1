import type { Property, PropertyType } from '@aws-cdk/service-spec-types';
import type { Fault } from './fault.ts';
import type { ResourceSchemas } from './resource-schemas.ts';
import { type CreatedResource, isRecord } from './template.ts';

/** The CDK's note about itself, which CloudFormation knows and the registry does not list. */
const unlisted = new Set(['AWS::CDK::Metadata']);
const custom = /^Custom::|^AWS::CloudFormation::CustomResource$/;

/** Compares a resource with its published schema. */
export function checkProperties(resource: CreatedResource, schemas: ResourceSchemas): Fault[] {
  const { type, path, properties } = resource;
  if (unlisted.has(type)) return [];
  if (custom.test(type))
    return typeof properties.ServiceToken === 'string'
      ? []
      : [{ where: path, problem: 'has no ServiceToken', remedy: 'Name the function that makes it.' }];
  const schema = schemas.find(type);
  if (!schema)
    return [{ where: path, problem: `the type ${type} does not exist`, remedy: 'Correct the type.' }];
  return compareFields(properties, schema.properties, path, schemas);
}

function compareFields(
  given: Readonly<Record<string, unknown>>,
  published: Readonly<Record<string, Property>>,
  where: string,
  schemas: ResourceSchemas,
): Fault[] {
  const missing = Object.entries(published)
    .filter(([name, { required }]) => required && !(name in given))
    .map(([name]) => ({ where, problem: `${name} is required`, remedy: `Set ${name}.` }));
  const wrong = Object.entries(given).flatMap(([name, value]) => {
    const property = published[name];
    if (!property)
      return [
        {
          where: `${where} ${name}`,
          problem: 'no such property is published',
          remedy: `Correct its name; these exist: ${Object.keys(published).sort().join(', ')}`,
        },
      ];
    return compareValue(value, property.type, `${where} ${name}`, schemas);
  });
  return [...missing, ...wrong];
}

function compareValue(value: unknown, type: PropertyType, where: string, schemas: ResourceSchemas): Fault[] {
  const misfit = (expected: string): Fault[] => [
    { where, problem: `${describe(value)} where ${expected} belongs`, remedy: `Give ${expected}.` },
  ];
  switch (type.type) {
    case 'string':
      if (typeof value !== 'string') return misfit('a text');
      return type.allowedValues && !type.allowedValues.includes(value)
        ? misfit(`one of ${type.allowedValues.join(', ')}`)
        : [];
    case 'date-time':
      return typeof value === 'string' ? [] : misfit('a date');
    case 'integer':
      return Number.isInteger(toNumber(value)) ? [] : misfit('a whole number');
    case 'number':
      return Number.isFinite(toNumber(value)) ? [] : misfit('a number');
    case 'boolean':
      return typeof value === 'boolean' || value === 'true' || value === 'false'
        ? []
        : misfit('true or false');
    case 'null':
      return value === null ? [] : misfit('nothing');
    case 'json':
      return isRecord(value) || typeof value === 'string' ? [] : misfit('an object');
    case 'tag':
      return isRecord(value) && typeof value.Key === 'string' && typeof value.Value === 'string'
        ? []
        : misfit('a tag of Key and Value');
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((it, index) => compareValue(it, type.element, `${where}[${index}]`, schemas))
        : misfit('a list');
    case 'map':
      return isRecord(value)
        ? Object.entries(value).flatMap(([key, it]) =>
            compareValue(it, type.element, `${where} ${key}`, schemas),
          )
        : misfit('an object');
    case 'ref':
      return isRecord(value)
        ? compareFields(value, schemas.propertiesOf(type), where, schemas)
        : misfit('an object');
    case 'union': {
      const attempts = type.types.map((it) => compareValue(value, it, where, schemas));
      const [first = []] = attempts.toSorted((one, other) => one.length - other.length);
      return first;
    }
  }
}

function toNumber(value: unknown): number {
  return typeof value === 'string' && value ? Number(value) : typeof value === 'number' ? value : Number.NaN;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `${JSON.stringify(value)}`;
}
