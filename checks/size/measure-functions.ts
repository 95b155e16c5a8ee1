import {
  type ArrowFunctionExpression,
  type BindingPattern,
  type CallExpression,
  type Expression,
  type Function as FunctionNode,
  type MethodDefinition,
  type ObjectProperty,
  type PrivateIdentifier,
  parseSync,
  type VariableDeclarator,
  Visitor,
} from 'oxc-parser';

/** A function by the names around it (`useConversation > useEffect`), and its lines from the first to the closing brace. */
export type MeasuredFunction = { name: string; lines: number };

/** Every function of a file, with blank lines and comments: they are read too. */
export function measureFunctions(file: string, code: string): MeasuredFunction[] {
  const measured: MeasuredFunction[] = [];
  const around: string[] = [];
  let label = '';
  const enter = (node: FunctionNode | ArrowFunctionExpression) => {
    around.push(node.id?.name ?? label);
    measured.push({ name: around.join(' > '), lines: code.slice(node.start, node.end).split('\n').length });
  };
  const leave = () => void around.pop();
  const noteName = (node: Expression | BindingPattern | PrivateIdentifier) => {
    if (node.type === 'Identifier') label = node.name;
  };
  const noteKey = ({ key }: Pick<ObjectProperty | MethodDefinition, 'key'>) => noteName(key);
  const noteVariable = ({ id }: VariableDeclarator) => noteName(id);
  const noteCallee = ({ callee }: CallExpression) => noteName(callee);
  new Visitor({
    VariableDeclarator: noteVariable,
    Property: noteKey,
    MethodDefinition: noteKey,
    CallExpression: noteCallee,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  }).visit(parseSync(file, code).program);
  return measured;
}
