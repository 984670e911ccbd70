/** The path of a part's picture, relative to the project. */
export function picturePath(part: string): string {
  return `renderer/reference/${part.replace('/', '-')}.webp`;
}
