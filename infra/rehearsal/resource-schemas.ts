import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import type { Property, PropertyType, Resource } from '@aws-cdk/service-spec-types';

/** The published schemas of resource types. */
export type ResourceSchemas = {
  find(type: string): Resource | undefined;
  /** Properties of a named object inside a resource. */
  propertiesOf(type: Extract<PropertyType, { type: 'ref' }>): Readonly<Record<string, Property>>;
};

/** Reads the registry of CloudFormation as the CDK's package carries it. */
export function loadResourceSchemas(): ResourceSchemas {
  const specification = loadAwsServiceSpecSync();
  const found = new Map<string, Resource | undefined>();
  return {
    find(type) {
      if (!found.has(type))
        found.set(type, specification.lookup('resource', 'cloudFormationType', 'equals', type)[0]);
      return found.get(type);
    },
    propertiesOf: ({ reference }) => specification.get('typeDefinition', reference.$ref).properties,
  };
}
