import { sql } from 'kysely';
import { good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Read } from './read.ts';

/** Examines whether traffic to and from the database can be read on the way. */
export async function examineConnection(read: Read): Promise<Verdict> {
  const [row] = await read(
    sql<{
      server: string | null;
      is_local: boolean;
      is_encrypted: boolean;
      protocol: string | null;
    }>`
      select host(inet_server_addr()) as server,
        coalesce(inet_server_addr() = inet_client_addr() or inet_server_addr() << '127.0.0.0/8'
          or inet_server_addr() = '::1', true) as is_local,
        coalesce(s.ssl, false) as is_encrypted, s.version as protocol
      from (select 1) as one left join pg_stat_ssl s on s.pid = pg_backend_pid()`,
  );
  return judgeConnection({
    server: row?.server ?? null,
    isLocal: row?.is_local ?? true,
    isEncrypted: row?.is_encrypted ?? false,
    protocol: row?.protocol ?? null,
  });
}

export interface Connection {
  /** The server's address; null over a local socket. */
  readonly server: string | null;
  readonly isLocal: boolean;
  readonly isEncrypted: boolean;
  readonly protocol: string | null;
}

export function judgeConnection({ server, isLocal, isEncrypted, protocol }: Connection): Verdict {
  const evidence = [
    `server address: ${server ?? 'a socket of this machine'}`,
    `encrypted: ${isEncrypted ? (protocol ?? 'yes') : 'no'}`,
  ];
  if (isEncrypted) return good(`The connection is encrypted (${protocol ?? 'TLS'}).`, evidence);
  if (isLocal) return good('The server is on this machine; nothing passes a network.', evidence);
  const wrong = {
    consequence:
      'Anyone on the network path can read every name and address that is saved, and the password of the database.',
    remedy:
      'Enable TLS on the server and end DATABASE_URL with ?sslmode=verify-full. If the network between the two is private, this is acceptable.',
  };
  return warning(`The connection to ${server} is not encrypted.`, wrong, evidence);
}
