import { count } from '#engine/text/wording.ts';
import { formatAge } from '#server/doctor/examination/age.ts';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import { type ArchiveState, archiveState } from '#server/retention/archive-state.ts';
import type { Read } from './read.ts';

/** How many segments may wait while one is being archived. */
const waitingLimit = 3;

const lost = 'If the server is lost, what was written since then cannot be restored';

/** Examines whether changes reach an archive, if there is one. */
export async function examineArchive(read: Read): Promise<Verdict> {
  const [state] = await read(archiveState);
  return judgeArchive(state);
}

/** Judges how the server archives its changes; undefined if it does not. */
export function judgeArchive(state: ArchiveState | undefined): Verdict {
  if (state === undefined) {
    return good(
      'Changes are not archived: if the server is lost, so is everything after the last backup.',
    );
  }
  const { hasTaker, timeoutSeconds, takenSecondsAgo, refusedSecondsAgo, waiting } = state;
  const last = takenSecondsAgo === null ? 'none ever was' : `${formatAge(takenSecondsAgo)} ago`;
  const evidence = [
    `last segment archived: ${last}`,
    `complete segments waiting: ${waiting}`,
    `archive_timeout: ${timeoutSeconds} s`,
  ];
  if (!hasTaker && takenSecondsAgo === null) {
    const wrong = {
      consequence: 'Nothing is archived, and PostgreSQL keeps its log until the disk is full.',
      remedy: 'Set the command as described in scripts/deploy/archive, or set archive_mode to off.',
    };
    return bad('archive_mode is on, but archive_command is empty.', wrong, evidence);
  }
  if (refusedSecondsAgo !== null) {
    const found =
      takenSecondsAgo === null
        ? 'Archiving fails: nothing has ever been archived.'
        : `Archiving fails: the last archived segment is ${formatAge(takenSecondsAgo)} old.`;
    const wrong = {
      consequence: `${lost}, and PostgreSQL keeps its log until the disk is full.`,
      remedy: "PostgreSQL's log says why. If you archive with pgBackRest, try it on the server.",
      enter: 'sudo -u postgres pgbackrest --stanza=funnelfile check',
    };
    return bad(found, wrong, evidence);
  }
  if (waiting > waitingLimit) {
    const wrong = {
      consequence: `${lost}.`,
      remedy:
        'Check whether the archive is reachable and fast enough, and whether its disk is full.',
    };
    return warning(
      `${count(waiting, 'segment')} of changes are waiting to be archived.`,
      wrong,
      evidence,
    );
  }
  if (timeoutSeconds === 0) {
    const wrong = {
      consequence: 'On a quiet day hours of changes exist on the server only.',
      remedy: 'Archive incomplete segments after a minute.',
      enter: "alter system set archive_timeout = '60s';\nselect pg_reload_conf();",
    };
    return warning('Changes are archived only once a segment of 16 MB is full.', wrong, evidence);
  }
  return good(
    takenSecondsAgo === null
      ? 'Archiving is set up; nothing has been archived yet.'
      : `Changes are archived, the last of them ${formatAge(takenSecondsAgo)} ago.`,
    evidence,
  );
}
