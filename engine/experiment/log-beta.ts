/** Coefficients of Lanczos' approximation for g = 7; its error is below 1e-13. */
const coefficients = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function of a positive number. */
function logGamma(x: number): number {
  const sum = coefficients.reduce(
    (total, coefficient, index) => total + coefficient / (x + index),
    0.9999999999998099,
  );
  const base = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(sum);
}

/** The logarithm of the beta function of two positive numbers. */
export function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}
