const steps = [1, 2, 5];
const mostTicks = 4;

/** Round values of an axis from 0 to at least `highest`, whole because they count. */
export function chooseTicks(highest: number): number[] {
  for (let power = 1; ; power *= 10) {
    for (const step of steps) {
      const size = step * power;
      const count = Math.max(1, Math.ceil(highest / size));
      if (count <= mostTicks) return Array.from({ length: count + 1 }, (_, index) => index * size);
    }
  }
}
