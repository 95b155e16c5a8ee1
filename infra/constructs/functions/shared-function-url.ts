import { Resource } from 'aws-cdk-lib';
import type { Grant, IGrantable } from 'aws-cdk-lib/aws-iam';
import { FunctionUrlAuthType, type IFunctionUrl } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

/** The address of a function of another stack, which the CDK has no import for. Only distributions call it. */
export class SharedFunctionUrl extends Resource implements IFunctionUrl {
  readonly url: string;
  readonly functionArn: string;
  readonly authType = FunctionUrlAuthType.AWS_IAM;

  constructor(scope: Construct, id: string, { url, functionArn }: { url: string; functionArn: string }) {
    super(scope, id);
    this.url = url;
    this.functionArn = functionArn;
  }

  get urlRef() {
    return { functionArn: this.functionArn };
  }

  grantInvokeUrl(_identity: IGrantable): Grant {
    throw new Error('Distributions alone call this address, each with a permission of its own');
  }
}
