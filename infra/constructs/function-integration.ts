import {
  HttpIntegrationType,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  IntegrationCredentials,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';

/** Calls a function with a role that the whole API shares: a permission a route would be a resource a route. */
export class FunctionIntegration extends HttpRouteIntegration {
  readonly #handler: IFunction;
  readonly #caller: IRole;

  constructor(id: string, handler: IFunction, caller: IRole) {
    super(id);
    this.#handler = handler;
    this.#caller = caller;
  }

  override bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.#handler.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.#caller),
    };
  }
}
