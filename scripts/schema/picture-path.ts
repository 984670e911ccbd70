/** Where the picture of a part of a declaration is, relative to the project. */
export function picturePath(part: string): string {
  return `renderer/reference/${part.replace('/', '-')}.webp`;
}
