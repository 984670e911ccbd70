/** An error that was foreseen: its message tells whoever runs the site what is wrong and what to do. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
