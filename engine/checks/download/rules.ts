import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { downloadButtonsHaveFile, offeredFileIsDelivered, readOfferIsInEmail } from './delivery.ts';
import { offeredFileIsSound } from './offered-file.ts';

/** What funnels offer as a file exists and arrives. */
export const funnelDownloadRules: readonly FunnelRule[] = [
  offeredFileIsSound,
  offeredFileIsDelivered,
  readOfferIsInEmail,
];

/** What emails promise to download exists. */
export const coachDownloadRules: readonly CoachRule[] = [downloadButtonsHaveFile];
