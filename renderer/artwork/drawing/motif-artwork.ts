import type { ComponentType } from 'react';

/** How a cover's words are placed and coloured, in the cover's 600 by 800 units. */
export interface CoverWords {
  /** The box that the title fills. */
  readonly title: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly align: 'left' | 'centre';
  /** Whether the title starts at the top of its box or ends at its bottom. */
  readonly from: 'top' | 'bottom';
  /** The first baseline of the author's name. */
  readonly author: number;
  readonly colour: string;
  /** The colour of the subtitle, and of the author unless `authorColour` is given. */
  readonly quiet: string;
  readonly authorColour?: string;
  readonly capitals?: boolean;
  /** The middle of the badge's seal. */
  readonly badge: readonly [x: number, y: number];
  readonly badgeGround: string;
  readonly badgeColour: string;
}

/** All drawings of a motif: emblem 240 by 240, scene 800 by 600, cover 600 by 800. */
export interface MotifArtwork {
  readonly Emblem: ComponentType;
  readonly Scene: ComponentType;
  readonly CoverArt: ComponentType;
  readonly words: CoverWords;
  /** A seamless tile of 160 by 160 units. */
  readonly Tile: ComponentType;
  /** An ornament of 240 by 24 units between two sections. */
  readonly Ornament: ComponentType;
}
