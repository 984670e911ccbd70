import { count } from '#engine/text/wording.ts';
import { formatAge } from '#server/doctor/examination/age.ts';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import { type ArchiveState, archiveState } from '#server/retention/archive-state.ts';
import type { Read } from './read.ts';

/** How many pieces may wait while one is on its way. */
const waitingLimit = 3;

const lost = 'What was written since then cannot be restored once the server is lost';

/** Whether what changes reaches an archive, where there is one. */
export async function examineArchive(read: Read): Promise<Verdict> {
  const [state] = await read(archiveState);
  return judgeArchive(state);
}

/** Judges how the server archives its changes; undefined where it does not. */
export function judgeArchive(state: ArchiveState | undefined): Verdict {
  if (state === undefined) {
    return good('Changes are not archived: what came after the last backup goes with the server.');
  }
  const { hasTaker, timeoutSeconds, takenSecondsAgo, refusedSecondsAgo, waiting } = state;
  const last = takenSecondsAgo === null ? 'none ever was' : `${formatAge(takenSecondsAgo)} ago`;
  const evidence = [
    `last piece taken: ${last}`,
    `whole pieces that wait: ${waiting}`,
    `archive_timeout: ${timeoutSeconds} s`,
  ];
  if (!hasTaker && takenSecondsAgo === null) {
    const wrong = {
      consequence: 'Nothing is archived, and PostgreSQL keeps its log until the disk is full.',
      remedy: 'Name what archives, as scripts/deploy/archive says, or set archive_mode to off.',
    };
    return bad('Changes are to be archived, but archive_command is empty.', wrong, evidence);
  }
  if (refusedSecondsAgo !== null) {
    const found =
      takenSecondsAgo === null
        ? 'Archiving fails: nothing was ever taken.'
        : `Archiving fails: the last that was taken is ${formatAge(takenSecondsAgo)} old.`;
    const wrong = {
      consequence: `${lost}, and PostgreSQL keeps its log until the disk is full.`,
      remedy: "Read in PostgreSQL's log why. Where pgBackRest archives, try it on the server.",
      enter: 'sudo -u postgres pgbackrest --stanza=funnelfile check',
    };
    return bad(found, wrong, evidence);
  }
  if (waiting > waitingLimit) {
    const wrong = {
      consequence: `${lost}.`,
      remedy: 'See whether the archive can be reached fast enough, and whether its disk is full.',
    };
    return warning(`${count(waiting, 'piece')} of changes wait to be archived.`, wrong, evidence);
  }
  if (timeoutSeconds === 0) {
    const wrong = {
      consequence: 'On a quiet day hours of changes are on the server alone.',
      remedy: 'Hand over after a minute what is not full.',
      enter: "alter system set archive_timeout = '60s';\nselect pg_reload_conf();",
    };
    return warning('Changes are archived only once 16 MB are full.', wrong, evidence);
  }
  return good(
    takenSecondsAgo === null
      ? 'Changes are archived from now on; none has been yet.'
      : `Changes are archived, the last of them ${formatAge(takenSecondsAgo)} ago.`,
    evidence,
  );
}
