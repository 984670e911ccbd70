/**
 * The token in `Authorization: Bearer <token>`; undefined if there is none. The scheme's name may be
 * written in any case (RFC 9110, 11.1).
 */
export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1];
}
