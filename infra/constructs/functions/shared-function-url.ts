import { Resource } from 'aws-cdk-lib';
import type { Grant, IGrantable } from 'aws-cdk-lib/aws-iam';
import { FunctionUrlAuthType, type IFunctionUrl } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

/** The URL of a function in another stack, which the CDK can't import. Only distributions call it. */
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
    throw new Error('Only distributions call this URL, each with its own permission');
  }
}
