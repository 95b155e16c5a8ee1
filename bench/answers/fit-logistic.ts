/** One observation: its features, whether it was right, and its weight. */
export type Observation = { features: number[]; isRight: boolean; weight: number };
export type Model = { weights: number[]; bias: number };

const rounds = 3000;
const step = 0.05;
const firstMoment = 0.9;
const secondMoment = 0.999;

/** Logistic regression with an L2 penalty on the weights, fitted with Adam. */
export function fitLogistic(observations: readonly Observation[], penalty: number): Model {
  const size = observations[0]?.features.length ?? 0;
  const parameters = new Float64Array(size + 1);
  const mean = new Float64Array(size + 1);
  const square = new Float64Array(size + 1);
  for (let round = 1; round <= rounds; round++) {
    const gradient = gradientOf(observations, parameters, penalty);
    for (let index = 0; index <= size; index++) {
      const slope = gradient[index] ?? 0;
      mean[index] = firstMoment * (mean[index] ?? 0) + (1 - firstMoment) * slope;
      square[index] = secondMoment * (square[index] ?? 0) + (1 - secondMoment) * slope * slope;
      const centre = (mean[index] ?? 0) / (1 - firstMoment ** round);
      const spread = Math.sqrt((square[index] ?? 0) / (1 - secondMoment ** round)) + 1e-8;
      parameters[index] = (parameters[index] ?? 0) - (step * centre) / spread;
    }
  }
  return { weights: [...parameters.slice(0, size)], bias: parameters[size] ?? 0 };
}

export function probability({ weights, bias }: Model, features: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (features[index] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}

function gradientOf(
  observations: readonly Observation[],
  parameters: Float64Array,
  penalty: number,
): Float64Array {
  const size = parameters.length - 1;
  const gradient = new Float64Array(size + 1);
  for (const { features, isRight, weight } of observations) {
    let sum = parameters[size] ?? 0;
    for (let index = 0; index < size; index++) sum += (parameters[index] ?? 0) * (features[index] ?? 0);
    const error = weight * (1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0));
    for (let index = 0; index < size; index++)
      gradient[index] = (gradient[index] ?? 0) + error * (features[index] ?? 0);
    gradient[size] = (gradient[size] ?? 0) + error;
  }
  for (let index = 0; index < size; index++)
    gradient[index] = (gradient[index] ?? 0) + penalty * (parameters[index] ?? 0);
  return gradient;
}
