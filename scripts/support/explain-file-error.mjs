// Plain JavaScript like `run.mjs`, which uses it before anything is compiled.

const reasons = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system can only be read',
  ENOSPC: 'the disk is full',
};

/**
 * Why a command could not write a file or folder, in a sentence for whoever started it.
 *
 * @param {unknown} error
 * @returns {string | undefined} undefined for any other error
 */
export function explainFileError(error) {
  const { code, path } = Object(error);
  if (typeof path !== 'string' || !Object.hasOwn(reasons, code)) return undefined;
  return `${path} cannot be written: ${reasons[code]}. Run the command as the user that owns the project's folder, or in a copy of it.`;
}
